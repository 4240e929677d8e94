/** Undo and redo of saves, and the history of fields in a git repository. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import { gitIn, makeRepository } from '../../../test/support/repository.ts';
import type { Answers, FieldVersion, FormEntry, SaveResult } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

const GROCERY = 'services/grocery.md';
const LEAD = 'Your store gets coffee, flour and dairy.';

let editor: TestEditor;
let original: string;
const read = () => editor.fixture.readContent(GROCERY);
const lead = () => /^lead: (.*)$/m.exec(read())?.[1];
const edit = (from: string | RegExp, to: string) => editor.fixture.edit(GROCERY, from, to);
const write = (text: string) => writeFileSync(join(editor.fixture.folder, 'content', GROCERY), text);

/** Saves the lead as the panel does. */
async function save(value: string, path = GROCERY): Promise<void> {
  const { hash } = await editor.askFor<FormEntry>('entry', { path, isNew: false });
  const edits = [{ path, hash, changes: [{ path: ['lead'], value }], isDeleted: false }];
  assert.ok((await editor.askFor<SaveResult>('save', { title: value, edits })).saved);
}
const undo = async () => (await editor.askFor<Answers['undo']>('undo', { isRedo: false })).title;
const redo = async () => (await editor.askFor<Answers['undo']>('undo', { isRedo: true })).title;
const history = (field: string[], path = GROCERY) => editor.askFor<FieldVersion[]>('history', { path, field });
const authors = async (field: string[], path?: string) => (await history(field, path)).map(({ author }) => author);

before(async () => {
  editor = await openTestEditor();
  original = read();
});
beforeEach(() => write(original));

describe('a save', () => {
  it('can be undone and redone, and so can the one before it, until another save', async () => {
    await save('One.');
    await save('Two.');
    assert.deepEqual([await undo(), await undo()], ['Two.', 'One.']);
    assert.equal(read(), original);
    assert.deepEqual([await redo(), await redo()], ['One.', 'Two.']);
    assert.equal(lead(), 'Two.');
    await undo();
    await save('Another.');
    assert.equal((await editor.ask('undo', { isRedo: true })).status, 409);
    assert.equal(lead(), 'Another.');
  });

  it('is not undone if its file has changed since, and the message names it; then Undo goes on with the save before it', async () => {
    const meat = 'services/meat.md';
    await save('Before.', meat);
    await save('Saved.');
    edit(/^summary: .*$/m, 'summary: By a text editor.');
    const changed = read();
    const { status, body } = await editor.ask('undo', { isRedo: false });
    assert.equal(status, 409);
    assert.match(
      body,
      /`services\/grocery\.md` has changed since, so it can’t be undone\. History has its earlier texts\./,
    );
    assert.equal(read(), changed);
    assert.equal(await undo(), 'Before.');
    assert.doesNotMatch(editor.fixture.readContent(meat), /Before/);
  });
});

describe('the history of a field', () => {
  const git = (...args: string[]) => gitIn(editor.fixture.folder, ...args);
  const commit = (author: string) =>
    git('commit', '--quiet', '--all', `--author=${author} <a@tiny.test>`, '-m', 'Change');

  describe('in a repository', () => {
    before(() => {
      write(original);
      makeRepository(editor.fixture.folder, 'content');
      edit(LEAD, 'By Bo.');
      commit('Bo Field');
      edit(/^summary: .*$/m, 'summary: Another field.');
      edit(/$/, 'A paragraph.\n');
      commit('Cy Moss');
    });
    beforeEach(() => git('checkout', '--quiet', '--', 'content'));

    it('lists what is saved but not committed, and the commits, the latest first', async () => {
      await save('By the panel.');
      const leads = (await history(['lead'])).map(({ author, value, diff }) => {
        return [author, value, diff.map(({ text }) => text).join(' → ')];
      });
      assert.deepEqual(leads, [
        ['Saved, not published yet', 'By the panel.', 'By Bo. → By the panel.'],
        ['Bo Field', 'By Bo.', `${LEAD} → By Bo.`],
        ['Ada', LEAD, LEAD],
      ]);
      assert.deepEqual(await authors(['summary']), ['Cy Moss', 'Ada']);
      assert.deepEqual(await authors([]), ['Cy Moss', 'Ada']);
    });

    it('has the rejected and the chosen version of a conflict, and calls neither unpublished', async () => {
      const start = git('rev-parse', 'HEAD').trim();
      edit(/^lead: .*$/m, 'lead: By Di.');
      commit('Di Reed');
      git('switch', '--quiet', '--create', 'mine', 'HEAD~');
      edit(/^lead: .*$/m, 'lead: By Eve.');
      commit('Eve Hall');
      git('merge', '--quiet', '--strategy=ours', '-m', 'Merge', '-');
      assert.deepEqual((await authors(['lead'])).sort(), ['Ada', 'Bo Field', 'Di Reed', 'Eve Hall']);
      git('reset', '--quiet', '--hard', start);
    });

    it('has what a merge joined', async () => {
      const start = git('rev-parse', 'HEAD').trim();
      edit(/$/, '\nAt the end.\n');
      commit('Di Reed');
      git('switch', '--quiet', '--create', 'joined', 'HEAD~');
      edit(/\n## /, '\nAt the start.\n\n## ');
      commit('Eve Hall');
      git('merge', '--quiet', '-m', 'Merge', '-');
      const [joined] = await history([]);
      assert.match(String(joined?.value), /At the start\..*At the end\./s);
      assert.equal(joined?.author, 'Ada');
      git('reset', '--quiet', '--hard', start);
    });

    it('is found although the content looks like a repository', async () => {
      const content = join(editor.fixture.folder, 'content');
      for (const folder of ['objects', 'refs']) mkdirSync(join(content, folder));
      writeFileSync(join(content, 'HEAD'), 'ref: refs/heads/main\n');
      assert.deepEqual(await authors(['lead']), ['Bo Field', 'Ada']);
      for (const name of ['objects', 'refs', 'HEAD']) rmSync(join(content, name), { recursive: true });
    });

    it('follows a renamed file, even on a detached head and during a merge', async () => {
      const renamed = 'services/groceries.md';
      git('mv', `content/${GROCERY}`, `content/${renamed}`);
      commit('Di Reed');
      git('checkout', '--quiet', '--detach');
      writeFileSync(join(editor.fixture.folder, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD~'));
      assert.deepEqual(await authors(['lead'], renamed), ['Bo Field', 'Ada']);
    });
  });
});
