/** What a tab keeps, read by a panel of another version. */
import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { openApi } from '../../panel/api.ts';
import { Editor } from '../../panel/editor.ts';
import { TabStorage } from '../../panel/tab-storage.ts';

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
};
// Other test files of the process have a storage of their own.
beforeEach(() => Object.assign(globalThis, { sessionStorage }));
const store = (state: object) => stored.set('site-editor', JSON.stringify(state));

const saved = { data: { title: 'Bread' }, text: '' };
const file = { hash: 'a1', saved, edited: { data: { title: 'Rolls' }, text: '' } };
const files = { 'guides/bread.md': file };

it('a panel reads what a panel of its version has kept', () => {
  stored.clear();
  new TabStorage().update({ files, reopenOn: '/guides/' });
  assert.deepEqual(new TabStorage().state, { files, reopenOn: '/guides/' });
});

it('of another version, a panel keeps the unsaved files that it can read, says what it cannot, and opens', () => {
  const isOld = { saved, edited: { title: 'Rolls' } };
  for (const version of [undefined, 0]) {
    store({ version, files: { ...files, 'guides/old.md': isOld }, review: 'open', lastForm: ['guides/old.md'] });
    const root: ShadowRoot = Object.create(null);
    const editor = new Editor(
      openApi(new URL('http://localhost/'), '', () => undefined),
      root,
      async () => undefined,
    );
    assert.deepEqual(Object.keys(editor.unsaved.files.value), ['guides/bread.md']);
    assert.deepEqual(
      editor.unsaved.edits.value.map(({ changes }) => changes),
      [[{ path: ['title'], value: 'Rolls' }]],
    );
    assert.equal(editor.tab.state.review, undefined);
    assert.match(editor.status.message.value?.text ?? '', /earlier version/);
  }
});

it('a panel opens if its storage has no files, or lists them otherwise', () => {
  for (const other of [[], [file], 'bread', null]) {
    store({ version: 1, files: other });
    assert.deepEqual(Object.keys(new TabStorage().state.files ?? {}), []);
  }
});
