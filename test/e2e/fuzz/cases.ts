/** Hostile and foolish content at random. */
import fc from 'fast-check';
import type { Edit } from './edits.ts';
import { ADDRESSES, CHARACTERS, FACTS, MARKDOWN, MARKUP, NAMES, PATHS, YAML } from './hostile-inputs.ts';

/** For a choice in which it comes so many times as often as others. */
const weigh = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

/** A piece that has caused trouble somewhere, some of it at length. */
const trouble = fc.oneof(
  ...[MARKUP, ADDRESSES, MARKDOWN, YAML, FACTS, CHARACTERS].map((pieces) => fc.constantFrom(...pieces)),
  fc.constantFrom(...ADDRESSES).map((address) => `[link](${address})`),
);
const long = fc
  .tuple(
    fc.oneof(trouble, fc.constantFrom('x', ' ', '{{', '[', '(', '> ', '- ', '*', '<', '1', '\n', '@', '&#')),
    fc.integer({ min: 2, max: 3000 }),
  )
  .map(([piece, times]) => piece.repeat(times).slice(0, 6000));
const words = fc.oneof(
  weigh(4, fc.constantFrom('Fruit', 'a store', 'every day', 'Ask us.', 'Łódź', '“fresh”', 'don’t')),
  weigh(2, fc.string({ unit: 'grapheme-ascii' })),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const calm = fc.array(words, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
/** One piece of trouble among words that are none. */
const mixed = fc.tuple(calm, trouble, calm).map((pieces) => pieces.join(' '));
const wild = fc.array(fc.oneof(trouble, words, long), { maxLength: 5 }).map((pieces) => pieces.join(' '));
const text = fc.oneof(weigh(3, mixed), weigh(2, trouble), weigh(2, calm), wild);
const markdown = fc.array(text, { maxLength: 4 }).map((blocks) => blocks.join('\n\n'));
/** In quotes the text reaches the page, or its check; without them, the reader of YAML. */
const value = fc.oneof(
  weigh(
    3,
    text.map((typed) => JSON.stringify(typed)),
  ),
  text,
  fc.constantFrom(...ADDRESSES, ...YAML),
);
const field = fc.nat({ max: 30 });

/** One to three edits of the files of a site. */
export function casesOf(paths: readonly string[]): fc.Arbitrary<Edit[]> {
  const path = fc.constantFrom(...paths);
  const line = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), value).map(([name, words]) => `${name}: ${words}`);
  const edit = fc.oneof(
    weigh(8, fc.record({ kind: fc.constant('value'), path, field, text: value })),
    weigh(2, fc.record({ kind: fc.constant('line'), path, field, text: fc.oneof(line, text) })),
    weigh(6, fc.record({ kind: fc.constant('body'), path, text: markdown })),
    fc.record({ kind: fc.constant('file'), path: fc.constantFrom(...PATHS, ...paths), text: markdown }),
    fc.record({ kind: fc.constant('bytes'), path, bytes: fc.array(fc.nat({ max: 255 }), { maxLength: 60 }) }),
    fc.record({ kind: fc.constant('drop'), path }),
  );
  return fc.oneof(
    weigh(
      2,
      edit.map((one) => [one]),
    ),
    fc.array(edit, { minLength: 2, maxLength: 3 }),
  );
}
