/** Hostile and foolish content: edits of a tiny site, of the kinds that people, editors and enemies make. */
import fc from 'fast-check';

/** Files by their paths in the content folder; a file of `undefined` is taken away. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A change of one file, as plain data, so that a failing case can be read. */
export type Edit =
  | { kind: 'value'; path: string; field: number; text: string }
  | { kind: 'line'; path: string; field: number; text: string }
  | { kind: 'body'; path: string; text: string }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'bytes'; path: string; bytes: number[] }
  | { kind: 'drop'; path: string };

const MARKUP = [
  '<script>alert(1)</script>',
  '<script type="module" src="https://evil.example/x.js"></script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<base href=//evil.example>',
  '<!--',
  ']]>',
  '</title>',
  '&lt;script&gt;',
  '&#x3C;script&#x3E;',
];

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example/',
  '///evil.example',
  '//contact/',
  '/contact/#%',
  '/contact/#people',
  '/contact/?to=%00',
  '/contact',
  '/contact us/',
  '/../contact/',
  '/gone/',
  '#gone',
  '#%E0%A4%A',
  'contact/',
  'https://',
  'https://a.example:99999/x',
  'https://[::1',
  'http://a.example/',
  'mailto:',
  'tel:',
  '/%2e%2e/',
  '/"onclick="x"/',
];

const MARKDOWN = [
  '# Title',
  '## !!!',
  '##Heading',
  '#### Deep',
  '## ',
  '**open',
  '*a _b* c_',
  '- [ ] task',
  '![x](/x.jpg)',
  '[](/contact/)',
  '[x][y]',
  '[y]: javascript:alert(1)',
  '[a] (/b/)',
  '<https://evil.example/>',
  '| a | b |\n| - |\n| 1 | 2 | 3 |',
  '```\n{{founded}}',
  '`<b>`',
  '***',
  '<<<<<<< HEAD',
  '=======',
  '> > > x',
  '\\*kept\\*',
  '1) one',
  '    code',
];

const YAML = [
  '&a [*a]',
  '*Fresh*',
  '**Fruit**',
  '!Important groceries',
  '&Your store',
  '!!js/function x',
  '{{founded}}',
  '{a: {b: c}}',
  '[1, 2',
  '|\n  long',
  '>-',
  '"open',
  'null',
  '~',
  'true',
  '.inf',
  '.nan',
  '-1',
  '0x10',
  '1e9',
  '10000000',
  '2026-02-30',
  '12:30',
  'en_US',
  'x # y',
  '? x',
  '<<: *a',
  '@x',
  '%x',
  '- x',
];

const FACTS = [
  '{{founded}}',
  '{{ founded }}',
  '{{foundet}}',
  '{{',
  '}}',
  '{{{founded}}}',
  '{founded}',
  '{{founded in digits}}',
  '{{constructor}}',
  '{{__proto__}}',
  '24/7',
  '12 trucks',
  '$5',
];

const SIGNS = [
  '\0',
  '\u0007',
  '\u001b[31m',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\ud800',
  '\u2028',
  '🥕',
  '生',
  'é',
  'ﬁ',
  '\u00a0',
  '—',
  '“',
  '%',
  '\\',
  '\r',
  '\t',
];

const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'slug',
  'file',
  'body',
  'title',
  'length',
  'publish',
  'noindex',
  'picture',
  'contact',
];

const PATHS = [
  'services/Fresh Fish.md',
  'services/é.md',
  'services/constructor.md',
  'services/__proto__.md',
  'services/index.md',
  'services/-.md',
  'services/a/b.md',
  'service/meat.md',
  'services.md',
  'pages/privacy.md',
  'pages/constructor.md',
  'company/company-history.txt',
  'company/story.md',
  'contacts/new-stores-managers.md',
  'jobs/driver-two.md',
  'x.md',
];

/** A piece that has caused trouble somewhere, some of it at length. */
const trouble = fc.oneof(
  ...[MARKUP, ADDRESSES, MARKDOWN, YAML, FACTS, SIGNS].map((pieces) => fc.constantFrom(...pieces)),
  fc.constantFrom(...ADDRESSES).map((address) => `[link](${address})`),
);
const long = fc
  .tuple(
    fc.oneof(trouble, fc.constantFrom('x', ' ', '{{', '[', '(', '> ', '- ', '*', '<', '1', '\n', '@', '&#')),
    fc.integer({ min: 2, max: 3000 }),
  )
  .map(([piece, times]) => piece.repeat(times).slice(0, 6000));
const words = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Fruit', 'a store', 'every day', 'Ask us.', 'Łódź', '“fresh”', 'don’t') },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const calm = fc.array(words, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
/** One piece of trouble among words that are none. */
const mixed = fc.tuple(calm, trouble, calm).map((pieces) => pieces.join(' '));
const wild = fc.array(fc.oneof(trouble, words, long), { maxLength: 5 }).map((pieces) => pieces.join(' '));
const text = fc.oneof(
  { weight: 3, arbitrary: mixed },
  { weight: 2, arbitrary: trouble },
  { weight: 2, arbitrary: calm },
  { weight: 1, arbitrary: wild },
);
const markdown = fc.array(text, { maxLength: 4 }).map((blocks) => blocks.join('\n\n'));
/** In quotes the text reaches the page, or its check; without them, the reader of YAML. */
const value = fc.oneof(
  { weight: 3, arbitrary: text.map((typed) => JSON.stringify(typed)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(...ADDRESSES, ...YAML) },
);
const field = fc.nat({ max: 30 });

/** One to three edits of the files of a site. */
export function casesOf(paths: readonly string[]): fc.Arbitrary<Edit[]> {
  const path = fc.constantFrom(...paths);
  const line = fc.tuple(fc.oneof(fc.constantFrom(...NAMES), text), value).map(([name, words]) => `${name}: ${words}`);
  const edit = fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('value'), path, field, text: value }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('line'), path, field, text: fc.oneof(line, text) }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('body'), path, text: markdown }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('file'), path: fc.constantFrom(...PATHS, ...paths), text: markdown }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('bytes'),
        path,
        bytes: fc.array(fc.nat({ max: 255 }), { maxLength: 60 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop'), path }) },
  );
  return fc.oneof(
    { weight: 2, arbitrary: edit.map((one) => [one]) },
    { weight: 1, arbitrary: fc.array(edit, { minLength: 2, maxLength: 3 }) },
  );
}

/** The files after the edits. */
export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  const edited = new Map(files);
  for (const edit of edits) {
    const before = String(edited.get(edit.path) ?? '');
    if (edit.kind === 'drop') edited.delete(edit.path);
    else if (edit.kind === 'bytes') edited.set(edit.path, Uint8Array.from(edit.bytes));
    else if (edit.kind === 'file') edited.set(edit.path, edit.text);
    else if (edit.kind === 'body') edited.set(edit.path, `${before.slice(0, bodyOf(before))}\n${edit.text}\n`);
    else edited.set(edit.path, editLine(before, edit));
  }
  return edited;
}

function bodyOf(text: string): number {
  const end = text.indexOf('\n---\n', 3);
  return end < 0 ? text.length : end + '\n---\n'.length;
}

/** Of the lines of the front matter, counted in a circle: another value, or another line above it. */
function editLine(before: string, { kind, field, text: words }: Extract<Edit, { kind: 'value' | 'line' }>): string {
  const lines = before.split('\n');
  const end = Math.max(2, lines.indexOf('---', 1));
  const at = 1 + (field % (end - 1));
  if (kind === 'line') return [...lines.slice(0, at), words, ...lines.slice(at)].join('\n');
  return lines
    .map((line, index) => (index === at ? line.replace(/^([^:]*: ?).*$/, (_, name) => name + words) : line))
    .join('\n');
}
