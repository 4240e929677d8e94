/** Which page the editor shows for an address. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openTestEditor } from './open-editor.ts';

it('shows the same page for an address with and without a slash at its end', async () => {
  const editor = await openTestEditor();
  const open = (path: string) => editor.ask(`page?${new URLSearchParams({ path })}`, undefined, {}, 'GET');
  const contact = await open('/contact/');
  const notFound = await open('/nowhere/');
  assert.notEqual(contact.body, notFound.body);
  assert.equal((await open('/contact')).body, contact.body);
  assert.equal((await open('/contact?from=menu#form')).body, contact.body);
  assert.equal((await open('/nowhere')).body, notFound.body);
});
