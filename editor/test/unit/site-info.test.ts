/** What the server tells the panel of the site, and of mistakes in the words of the forms. */
import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { FormEntry, SaveResult, SiteInfo } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

let editor: TestEditor;
before(async () => {
  editor = await openTestEditor();
});

it('a picture has the description that an entry gives it', async () => {
  const { pictures } = await editor.askFor<SiteInfo>('site');
  const { data } = await editor.askFor<FormEntry>('entry', { path: 'services/grocery.md', isNew: false });
  const alt = /"src":"produce\.jpg","alt":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
  assert.ok(alt);
  assert.ok(pictures.find(({ name }) => name === 'produce.jpg')?.alt);
});

it('an entry that others name can’t be deleted: the error has the label of the field, the name and the cure', async () => {
  const path = 'managers/rosalind-baptiste.md';
  const { hash, name } = await editor.askFor<FormEntry>('entry', { path, isNew: false });
  const edits = [{ path, hash, changes: [], isDeleted: true }];
  const { errors } = await editor.askFor<SaveResult>('try', { edits });
  const found = errors.find(({ file }) => file.endsWith('content/services/pricing.md'));
  assert.equal(
    `${found?.message} ${found?.fix}`,
    `“Who to ask” is ${name}, which you delete. Choose another there first, or press Undo.`,
  );
});

it('a PDF is no picture, whatever its name says', async () => {
  const { status, body } = await editor.ask('upload?name=dock.jpg', Buffer.from('%PDF-1.7'));
  assert.equal(status, 400);
  assert.match(body, /This is a PDF/);
});
