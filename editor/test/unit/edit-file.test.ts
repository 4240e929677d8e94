/** Edits of content files. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { project } from '../../../test/support/project.ts';
import type { FieldChange } from '../../protocol.ts';
import { diffWords } from '../../server/describe.ts';
import { editFile, parseEntry } from '../../server/edit-file.ts';

const key = z.union([z.string(), z.number()]);
const table = z.object({
  file: z.string(),
  edits: z.array(
    z.object({ it: z.string(), path: z.array(key), value: z.unknown().optional(), from: z.string(), to: z.string() }),
  ),
});
const { file: FILE, edits } = table.parse(
  parse(readFileSync(join(project, 'editor/test/fixtures/edits.yaml'), 'utf8')),
);

const edit = (file: string, ...changes: FieldChange[]) => editFile(file, changes);

describe('an edited file', () => {
  for (const { it: name, path, value, from, to } of edits) {
    it(name, () => {
      // The file has `from` once.
      assert.equal(FILE.split(from).length, 2);
      assert.equal(edit(FILE, { path, value }), FILE.replace(from, to));
    });
  }

  it('gets a changed paragraph', () => {
    const text = 'First paragraph.\n\nAnother paragraph.';
    assert.equal(edit(FILE, { text }), FILE.replace('Second', 'Another'));
  });

  it('may have no-break spaces where word processors write them', () => {
    const file = '---\ntitle:\u00A0Produce\nlist:\n  -\u00A0one\n---\n';
    assert.equal(edit(file, { path: ['title'], value: 'Fish' }), '---\ntitle: Fish\nlist:\n  - one\n---\n');
  });

  it('stays the same if its values are set to what they are', () => {
    const text = 'First paragraph.\n\nSecond paragraph.';
    assert.equal(edit(FILE, { path: ['title'], value: 'Grocery' }, { text }), FILE);
  });

  it('keeps values and comments, whatever the style of its YAML', () => {
    const untidy = `---
summary: >-
  A long sentence that
  runs over two lines.
wide: words that go on
  in the next line
alt:   "Crates \\u2013 of 🍑"   # said well
points:
- one
- {a: 1,   b: "2"} # kept
---

Text   with spaces.
`;
    const edited = edit(untidy, { path: ['points', 0], value: 'two' });
    const [before, after] = [untidy, edited].map((text) => parseEntry('a.md', Buffer.from(text)));
    assert.deepEqual(after, { ...before, data: { ...Object(before?.data), points: ['two', { a: 1, b: '2' }] } });
    assert.match(edited, /# said well\n[\s\S]*# kept\n/);
    assert.match(edited, /\n---\n\nText {3}with spaces\.\n$/);
  });

  it('gets line ends as git stores them', () => {
    const file = `\uFEFF${FILE.replaceAll('\n', '\r\n')}`;
    assert.equal(edit(file, { path: ['last'], value: 'new' }), FILE.replace('last: end', 'last: new'));
  });

  it('gets a body if it had none', () => {
    for (const file of ['---\ntitle: A\n---\n', '---\ntitle: A\n---']) {
      assert.equal(edit(file, { text: 'Words.' }), '---\ntitle: A\n---\n\nWords.\n');
    }
  });

  it('gets its first field and loses its last one', () => {
    assert.equal(edit('---\n---\n', { path: ['title'], value: 'A' }), '---\ntitle: A\n---\n');
    assert.equal(edit('---\ntitle: A\n---\n', { path: ['title'] }), '---\n---\n');
  });

  it('keeps brackets without spaces, and braces with them', () => {
    const file = (order: number) => `---\naliases: [/x/, "[ a ]"]\npicture: { src: [1, 2] }\norder: ${order}\n---\n`;
    assert.equal(edit(file(1), { path: ['order'], value: 2 }), file(2));
  });
});

it('a diff of two long texts that have nothing in common is fast: it shows both', () => {
  const makeText = (name: string) => Array.from({ length: 20_000 }, (_, index) => name + index).join(' ');
  assert.deepEqual(
    diffWords(makeText('old'), makeText('new')).map(({ change }) => change),
    ['removed', 'added'],
  );
});
