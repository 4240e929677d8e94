/** What is pressed while the page is about to be reloaded. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openApi } from '../../panel/api.ts';
import { Editor } from '../../panel/editor.ts';

it('a reload waits for everything that was pressed before, and says what was not done', async () => {
  const sessionStorage = { getItem: () => null, setItem: () => undefined };
  Object.assign(globalThis, { sessionStorage, document: { activeElement: null, body: {} } });
  const root: ShadowRoot = Object.create(null);
  const editor = new Editor(
    openApi(new URL('http://localhost/'), '', () => undefined),
    root,
    async () => undefined,
  );
  const done: string[] = [];
  const press = (name: string) => editor.run(async () => void done.push(name));
  const isReloaded = new Promise<void>((resolve) => {
    const reloadPage = () => {
      done.push('reload');
      resolve();
    };
    press('Save');
    editor.reload(reloadPage, () => false);
    press('Publish');
    editor.reload(reloadPage, () => false);
  });
  await isReloaded;
  await press('History');
  assert.deepEqual(done, ['Save', 'Publish', 'reload']);
  assert.match(editor.tab.state.status ?? '', /Press it again/);
});

it('a page with a preview is not reloaded', async () => {
  const root: ShadowRoot = Object.create(null);
  const editor = new Editor(
    openApi(new URL('http://localhost/'), '', () => undefined),
    root,
    async () => undefined,
  );
  await editor.reload(
    () => assert.fail('reloaded'),
    () => true,
  );
  assert.equal(editor.status.message.value, undefined);
});

it('after a restart of the server, a request reloads the page', async (test) => {
  const answer = { error: 'The dev server was restarted.', code: 'restarted' };
  test.mock.method(globalThis, 'fetch', async () => Response.json(answer, { status: 403 }));
  let reloads = 0;
  const api = openApi(new URL('http://localhost/'), 'old', () => {
    reloads += 1;
  });
  await assert.rejects(api.ask('site', {}), /restarted/);
  assert.equal(reloads, 1);
});
