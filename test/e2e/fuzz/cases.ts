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
const { addresses, names, paths, yaml, ...others } = readTable(
  'fuzz-inputs',
  z.object({ addresses: lines, facts: lines, markdown: lines, markup: lines, names: lines, paths: lines, yaml: lines }),
);
const CHARACTERS = [...'\0\u0007\u202e\u2066\u200b\ufeff\ud800\u2028🥕生éﬁ\u00a0—“%\\\r\t', '\u001b[31m'];

const hostile = fc.oneof(
  ...[...Object.values(others), addresses, yaml, CHARACTERS].map((pieces) => fc.constantFrom(...pieces)),
  fc.constantFrom(...addresses).map((address) => `[link](${address})`),
);
/** Slow to parse, perhaps. */
const long = fc
  .tuple(fc.oneof(hostile, fc.constantFrom(...'x {[(>-*<1\n@&')), fc.integer({ min: 2, max: 3000 }))
  .map(([piece, times]) => piece.repeat(times).slice(0, 6000));
const words = fc.oneof(
  fc.constantFrom('Fruit', 'every day', 'Ask us.', 'Łódź', '“fresh”', 'don’t'),
  fc.string({ unit: 'grapheme-ascii' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const text = fc.oneof(
  hostile,
  words,
  fc.array(fc.oneof(hostile, words, long), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' ')),
);
const markdown = fc.array(text, { maxLength: 4 }).map((blocks) => blocks.join('\n\n'));
/** In quotes, the text reaches a page or a check. Without quotes, it tests the YAML parser. */
const value = fc.oneof(
  { weight: 3, arbitrary: text.map((typed) => JSON.stringify(typed)) },
  text,
  fc.constantFrom(...addresses, ...yaml),
);
/** Counts the lines of the front matter; after the last comes the first again. */
const lineIndex = fc.nat({ max: 30 });

/** One or two edits of the files of a site, as people, text editors and attackers make them. */
export function generateEdits(files: ReadonlyMap<string, string>): fc.Arbitrary<Edit[]> {
  const path = fc.constantFrom(...files.keys());
  const replaceValue = fc.tuple(path, lineIndex, value).map(([path, index, typed]): Edit => {
    const replace = (before: string) => before.replace(/^([^:]*: ?).*$/, (_, name) => name + typed);
    return [path, editLine(files.get(path), index, replace)];
  });
  const line = fc.tuple(fc.oneof(fc.constantFrom(...names), text), value).map(([name, typed]) => `${name}: ${typed}`);
  const addLine = fc
    .tuple(path, lineIndex, line)
    .map(([path, index, added]): Edit => [path, editLine(files.get(path), index, (below) => `${added}\n${below}`)]);
  const replaceText = fc.tuple(path, markdown).map(([path, body]): Edit => [path, replaceBody(files.get(path), body)]);
  const edit = fc.oneof(
    { weight: 8, arbitrary: replaceValue },
    { weight: 2, arbitrary: addLine },
    { weight: 6, arbitrary: replaceText },
    fc.tuple(fc.constantFrom(...paths, ...files.keys()), markdown),
    fc.tuple(path, fc.uint8Array({ maxLength: 60 })),
    path.map((path): Edit => [path, undefined]),
  );
  return fc.array(edit, { minLength: 1, maxLength: 2 });
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
