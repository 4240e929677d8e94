/** Random content with attacks and mistakes. */
import fc from 'fast-check';
import { z } from 'zod';
import { readTable } from '../../support/table.ts';

/** A file of the content, and what replaces its text; nothing if the file is deleted. */
export type Edit = [path: string, content: string | Uint8Array | undefined];

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
/** Counts the lines of the front matter; after the last comes the first again. */
const lineIndex = fc.nat({ max: 30 });

/** One to three edits of the files of a site, as people, text editors and attackers make them. */
export function generateEdits(files: ReadonlyMap<string, string>): fc.Arbitrary<Edit[]> {
  const path = fc.constantFrom(...files.keys());
  const line = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), value).map(([name, typed]) => `${name}: ${typed}`);
  const edit = fc.oneof(
    weigh(
      8,
      fc.tuple(path, lineIndex, value).map(([path, index, typed]): Edit => {
        const replace = (before: string) => before.replace(/^([^:]*: ?).*$/, (_, name) => name + typed);
        return [path, editLine(files.get(path), index, replace)];
      }),
    ),
    weigh(
      2,
      fc.tuple(path, lineIndex, fc.oneof(line, text)).map(([path, index, added]): Edit => {
        return [path, editLine(files.get(path), index, (below) => `${added}\n${below}`)];
      }),
    ),
    weigh(
      6,
      fc.tuple(path, markdown).map(([path, body]): Edit => [path, replaceBody(files.get(path), body)]),
    ),
    fc.tuple(fc.constantFrom(...PATHS, ...files.keys()), markdown),
    fc.tuple(path, fc.uint8Array({ maxLength: 60 })),
    path.map((path): Edit => [path, undefined]),
  );
  return fc.oneof(
    weigh(
      2,
      edit.map((one) => [one]),
    ),
    fc.array(edit, { minLength: 2, maxLength: 3 }),
  );
}

function editLine(text = '', lineIndex: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  const end = Math.max(2, lines.indexOf('---', 1));
  const index = 1 + (lineIndex % (end - 1));
  lines[index] = change(lines[index] ?? '');
  return lines.join('\n');
}

function replaceBody(text = '', body: string): string {
  const [frontMatter = ''] = /^---\n.*?\n---\n/s.exec(text) ?? [text];
  return `${frontMatter}\n${body}\n`;
}
