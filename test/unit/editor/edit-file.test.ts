/** Edits of content files. All other lines of a file stay as they were. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { yamlBlock } from '../../../engine/content/yaml-text.ts';
import { readText } from '../../../engine/core/files.ts';
import type { FieldChange } from '../../../engine/editor/protocol.ts';
import { editFile } from '../../../engine/editor/server/edit-file.ts';
import { project } from '../../support/project.ts';
import { readTable } from '../../support/table.ts';

/** Has each style of YAML that authors use. */
const FILE = readText(join(project, 'test/fixtures/editor/many-styles.md'));
/** The order of the fields in the schema. */
const FIELDS = ['title', 'headline', 'lead', 'summary', 'order', 'thumbnail'];

const edit = (file: string, ...changes: FieldChange[]) =>
  editFile(file, changes, (path) => (path.length === 0 ? FIELDS : []));

describe('an edited file', () => {
  const key = z.union([z.string(), z.number()]);
  const rows = z.array(
    z.object({ it: z.string(), path: z.array(key), value: z.unknown().optional(), from: z.string(), to: z.string() }),
  );
  for (const { it: name, path, value, from, to } of readTable('edits', rows)) {
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

  it('stays the same if its values are set to what they are', () => {
    const text = 'First paragraph.\n\nSecond paragraph.';
    assert.equal(edit(FILE, { path: ['title'], value: 'Grocery' }, { text }), FILE);
  });

  it('keeps mixed line ends and the byte order mark', () => {
    const file = `\uFEFF${FILE.replaceAll('\n', '\r\n').replace('# the name\r\n', '# the name\n')}`;
    const text = 'First paragraph.\n\nMore.\n\nSecond paragraph.';
    const expected = file
      .replace('last: end', 'last: new')
      .replace('First paragraph.', 'First paragraph.\r\n\r\nMore.');
    assert.equal(edit(file, { path: ['last'], value: 'new' }, { text }), expected);
  });

  it('gets a body if it had none', () => {
    for (const file of ['---\ntitle: A\n---\n', '---\ntitle: A\n---']) {
      assert.equal(edit(file, { text: 'Words.' }), '---\ntitle: A\n---\n\nWords.\n');
    }
  });

  it('gets a field if it had none', () =>
    assert.equal(edit('---\n---\n', { path: ['title'], value: 'A' }), '---\ntitle: A\n---\n'));
});

it('a diff of two long texts takes little memory', () => {
  const script = `
    import { diffRuns } from ${JSON.stringify(import.meta.resolve('#project/engine/editor/server/edit-file.ts'))};
    const lines = (name) => Array.from({ length: 20_000 }, (_, index) => name + index);
    console.log(diffRuns(lines('old '), lines('new ')).length);
  `;
  const flags = ['--max-old-space-size=200', '--import', 'tsx', '--input-type=module', '-e', script];
  const { stdout, status } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  // Two runs: the old lines and the new ones.
  assert.deepEqual([stdout, status], ['2\n', 0]);
});

it('fields are written as YAML, with quotes where they are needed', () => {
  const rows = z.array(z.object({ fields: z.record(z.string(), z.unknown()), yaml: z.string() }));
  for (const { fields, yaml } of readTable('written-fields', rows)) {
    assert.equal(yamlBlock({ ...fields, missing: undefined }, 0), yaml);
  }
});
