/** Undo and redo of saves, and the history of fields, in a git repository and without one. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gitIn, makeRepository } from '../../../test/support/repository.ts';
import { diffFields } from '../../field-changes.ts';
import type { FieldVersion, FormEntry, ListedSave, SaveResult, UndoResult } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

const GROCERY = 'services/grocery.md';
const LEAD = 'Your store gets coffee, flour and dairy.';

let editor: TestEditor;
let original: string;
const read = () => editor.fixture.readContent(GROCERY);
const lead = () => /^lead: (.*)$/m.exec(read())?.[1];
const edit = (from: string | RegExp, to: string) => editor.fixture.edit(GROCERY, from, to);
const write = (text: string) => writeFileSync(join(editor.fixture.folder, 'content', GROCERY), text);

const ask = <Answer>(name: string, body?: unknown) => editor.askFor<Answer>(name, body);
const hashNow = async () => (await ask<FormEntry>('entry', { path: GROCERY })).hash;
const saveFields = (hash: string | undefined, changes: unknown, request: object) =>
  ask<SaveResult>('save', { ...request, edits: [{ path: GROCERY, hash, changes }] });
/** Saves a field as the panel does. */
const save = async (field: string, value: string) =>
  assert.ok((await saveFields(await hashNow(), [{ path: [field], value }], { title: `Changed ${value}` })).saved);

const undo = (request: unknown = {}) => ask<UndoResult>('undo', request);
/**
 * Undoes the last save, or brings back the undone save with this number, in a file that has changed since. Like the panel, it
 * saves only the fields of that save.
 */
async function undoAfterChange(done: 'Undone' | 'Brought back', number?: number): Promise<void> {
  const { number: undoOrRedoOf, title, edits } = await undo({ number });
  const [toSave] = edits;
  assert.ok(toSave, title);
  const changes = diffFields(toSave.saved.data, toSave.edited.data);
  // Bringing back a save is a new save, not an undo or a redo.
  const request = { title: `${done}: ${title}`, ...(number === undefined && { undoOrRedoOf }) };
  // Refused, because the file has changed since.
  assert.deepEqual((await saveFields(toSave.hash, changes, request)).changed, [GROCERY]);
  assert.ok((await saveFields(await hashNow(), changes, request)).saved);
}

const redo = () => undo({ isRedo: true });
const list = () => ask<ListedSave[]>('changes');

const history = (field: string[], path = GROCERY) => ask<FieldVersion[]>('history', { path, field });
const authors = async (field: string[], path?: string) => (await history(field, path)).map(({ author }) => author);
/** The history of the lead: the author or e.g. "Saved here", the earlier value, and the change as "old → new". */
const leads = async () => {
  const formatDiff = ({ diff }: FieldVersion) => diff.map(({ text }) => text).join(' → ');
  return (await history(['lead'])).map((version) => [version.author, version.value, formatDiff(version)]);
};

before(async () => {
  editor = await openTestEditor();
  original = read();
});
beforeEach(() => write(original));

describe('a save', () => {
  it('can be undone and redone, and so can earlier ones, even after a restart of the dev server', async () => {
    await save('lead', 'One.');
    await save('lead', 'Two.');
    await undo();
    await editor.restart();
    assert.equal((await undo()).title, 'Changed One.');
    assert.equal(read(), original);
    await redo();
    await editor.restart();
    assert.equal((await redo()).title, 'Changed Two.');
    assert.equal(lead(), 'Two.');
  });

  it('cannot be redone after another save, but can be brought back, and Undo undoes that', async () => {
    await save('lead', 'Undone.');
    await undo();
    await save('summary', 'Another save.');
    assert.equal((await editor.ask('undo', { isRedo: true })).status, 409);
    const undone = (await list()).find(({ isUndone }) => isUndone);
    await undoAfterChange('Brought back', undone?.number);
    assert.match(read(), /lead: Undone.*Another save/s);
    assert.deepEqual([(await undo()).title, lead()], ['Brought back: Changed Undone.', LEAD]);
    // Redo applies to what was undone last.
    const again = [(await undo()).title, (await redo()).title];
    assert.deepEqual(again, ['Changed Another save.', 'Changed Another save.']);
  });

  it('can be undone without losing later changes by another program', async () => {
    await save('lead', 'Saved.');
    edit(/^summary: .*$/m, 'summary: By a text editor.');
    await undoAfterChange('Undone');
    assert.equal(read(), original.replace(/^summary: .*$/m, 'summary: By a text editor.'));
    const [last] = await list();
    assert.deepEqual([last?.title, last?.isUndone], ['Changed Saved.', true]);
  });
});

describe('the history of a field', () => {
  const git = (...args: string[]) => gitIn(editor.fixture.folder, ...args);
  const commit = (author: string) =>
    git('commit', '--quiet', '--all', `--author=${author} <a@tiny.test>`, '-m', 'Change');

  it('lists saves, even without a repository', async () => {
    await save('lead', 'By the panel.');
    assert.deepEqual((await leads())[0], ['Saved here', LEAD, `${LEAD} → By the panel.`]);
  });

  describe('in a repository', () => {
    before(async () => {
      // Times in git are whole seconds. After a second, all earlier saves are older than the commits.
      await new Promise((done) => setTimeout(done, 1000));
      write(original);
      makeRepository(editor.fixture.folder, 'content');
      edit(LEAD, 'By Bo.');
      commit('Bo Field');
      edit(/^summary: .*$/m, 'summary: Another field.');
      edit(/$/, 'A paragraph.\n');
      commit('Cy Moss');
      await new Promise((done) => setTimeout(done, 1000));
    });
    beforeEach(() => git('checkout', '--quiet', '--', 'content'));
    after(() => rmSync(join(editor.fixture.folder, '.git'), { recursive: true }));

    it('lists commits, later saves, and changes by other programs, the latest first', async () => {
      await save('lead', 'By the panel.');
      edit('lead: By the panel.', 'lead: By a text editor.');
      assert.deepEqual(await leads(), [
        ['In another program', 'By the panel.', 'By the panel. → By a text editor.'],
        ['Saved here', 'By Bo.', 'By Bo. → By the panel.'],
        ['Bo Field', LEAD, `${LEAD} → By Bo.`],
      ]);
      assert.deepEqual(await authors(['summary']), ['Cy Moss']);
      assert.deepEqual(await authors([]), ['Cy Moss']);
      edit('lead: By a text editor.', 'lead: By the panel.');
      await undo();
      assert.deepEqual(await authors(['lead']), ['Bo Field']);
    });

    it('is refused for files outside the content', async () => {
      for (const path of ['../../secret.md', '--output=x.md', 'services/../site.md']) {
        assert.equal((await editor.ask('history', { path, field: [] })).status, 403, path);
      }
    });

    it('follows a renamed file, even on a detached head and during a merge', async () => {
      const renamed = 'services/groceries.md';
      git('mv', `content/${GROCERY}`, `content/${renamed}`);
      commit('Di Reed');
      git('checkout', '--quiet', '--detach');
      writeFileSync(join(editor.fixture.folder, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD~'));
      assert.deepEqual(await authors(['lead'], renamed), ['Bo Field']);
    });
  });
});
