/** Random content with attacks and mistakes. */
import fc from 'fast-check';
import { z } from 'zod';
import { readTable } from '../../support/table.ts';
import type { Edit } from './edits.ts';

const lines = z.string().transform((text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t')),
);
const inputs = readTable(
  'fuzz-inputs',
  z.object({ addresses: lines, facts: lines, markdown: lines, markup: lines, names: lines, paths: lines, yaml: lines }),
);

const ADDRESSES = inputs.addresses;
const YAML = inputs.yaml;
const CHARACTERS = [...'\0\u0007\u202e\u2066\u200b\ufeff\ud800\u2028🥕生éﬁ\u00a0—“%\\\r\t', '\u001b[31m'];
const NAMES = inputs.names;
const PATHS = inputs.paths;

/** Makes a choice `weight` times as likely as others. */
const weigh = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

const hostile = fc.oneof(
  ...[inputs.markup, ADDRESSES, inputs.markdown, YAML, inputs.facts, CHARACTERS].map((pieces) =>
    fc.constantFrom(...pieces),
  ),
  fc.constantFrom(...ADDRESSES).map((address) => `[link](${address})`),
);
const long = fc
  .tuple(
    fc.oneof(hostile, fc.constantFrom('x', ' ', '{{', '[', '(', '> ', '- ', '*', '<', '1', '\n', '@', '&#')),
    fc.integer({ min: 2, max: 3000 }),
  )
  .map(([piece, times]) => piece.repeat(times).slice(0, 6000));
const words = fc.oneof(
  weigh(4, fc.constantFrom('Fruit', 'a store', 'every day', 'Ask us.', 'Łódź', '“fresh”', 'don’t')),
  weigh(2, fc.string({ unit: 'grapheme-ascii' })),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const harmless = fc.array(words, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
const mixed = fc.tuple(harmless, hostile, harmless).map((pieces) => pieces.join(' '));
const chaotic = fc.array(fc.oneof(hostile, words, long), { maxLength: 5 }).map((pieces) => pieces.join(' '));
const text = fc.oneof(weigh(3, mixed), weigh(2, hostile), weigh(2, harmless), chaotic);
const markdown = fc.array(text, { maxLength: 4 }).map((blocks) => blocks.join('\n\n'));
/** In quotes, the text reaches a page or a check. Without quotes, it tests the YAML parser. */
const value = fc.oneof(
  weigh(
    3,
    text.map((typed) => JSON.stringify(typed)),
  ),
  text,
  fc.constantFrom(...ADDRESSES, ...YAML),
);
const lineIndex = fc.nat({ max: 30 });

/** One to three edits of the files of a site. */
export function generateEdits(paths: readonly string[]): fc.Arbitrary<Edit[]> {
  const path = fc.constantFrom(...paths);
  const line = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), value).map(([name, typed]) => `${name}: ${typed}`);
  const edit = fc.oneof(
    weigh(8, fc.record({ kind: fc.constant('value'), path, lineIndex, text: value })),
    weigh(2, fc.record({ kind: fc.constant('line'), path, lineIndex, text: fc.oneof(line, text) })),
    weigh(6, fc.record({ kind: fc.constant('body'), path, text: markdown })),
    fc.record({ kind: fc.constant('file'), path: fc.constantFrom(...PATHS, ...paths), text: markdown }),
    fc.record({ kind: fc.constant('bytes'), path, bytes: fc.array(fc.nat({ max: 255 }), { maxLength: 60 }) }),
    fc.record({ kind: fc.constant('delete'), path }),
  );
  return fc.oneof(
    weigh(
      2,
      edit.map((one) => [one]),
    ),
    fc.array(edit, { minLength: 2, maxLength: 3 }),
  );
}
