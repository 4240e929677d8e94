/** What the editor must refuse, and what it must accept. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, before, describe, it } from 'node:test';
import { readFiles, restoreFiles } from '../../../test/support/files.ts';
import { pictures } from '../../../test/support/fixture-site.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

const GROCERY = 'services/grocery.md';
const PHOTO = readFileSync(join(pictures, 'produce.jpg'));

let editor: TestEditor;
let files: Map<string, Buffer>;
before(async () => {
  editor = await openTestEditor();
  files = readFiles(editor.fixture.folder);
});
afterEach(() => {
  const { folder } = editor.fixture;
  for (const link of ['content/services/linked.md', 'content/linked']) rmSync(join(folder, link), { force: true });
  restoreFiles(folder, files);
});

const post = async (name: string, body: unknown) => JSON.parse((await editor.ask(name, body)).body);
const makeEdit = (path: string, field: string, value: unknown, hash?: string) => ({
  edits: [{ path, hash, changes: [{ path: [field], value }] }],
  title: 'Changed',
});
/** Saves a field of the current version of an entry. */
const saveField = async (field: string, value: unknown, path = GROCERY) =>
  editor.ask('save', makeEdit(path, field, value, (await post('entry', { path })).hash));

describe('a request from anything but a page of the dev server', () => {
  const valid = () => editor.headers;
  const otherToken = () => (editor.token.startsWith('_') ? '-' : '_') + editor.token.slice(1);

  for (const [name, headers, method] of [
    ['from a hostile page', () => ({ ...valid(), origin: 'https://evil.example' })],
    ['from a page on another port', () => ({ ...valid(), origin: 'http://localhost:1' })],
    ['from a page without an origin', () => ({ ...valid(), origin: 'null' })],
    ['without an Origin header', () => ({ 'x-editor-token': editor.token })],
    ['from a plain form', () => ({ origin: valid().origin, 'content-type': 'application/x-www-form-urlencoded' })],
    ['with another token', () => ({ ...valid(), 'x-editor-token': otherToken() })],
    ['with a shorter token', () => ({ ...valid(), 'x-editor-token': editor.token.slice(1) })],
    ['that the browser marks as cross-site', () => ({ ...valid(), 'sec-fetch-site': 'cross-site' })],
    ['with GET', valid, 'GET'],
  ] as [string, () => Record<string, string>, string?][]) {
    it(`gets 403: ${name}`, async () => {
      // There is no request `nothing`.
      for (const request of 'save undo history upload?name=a.jpg entry review publish revert nothing'.split(' ')) {
        const { status } = await editor.ask(request, makeEdit(GROCERY, 'lead', 'Hacked.'), headers(), method);
        assert.equal(status, 403, request);
      }
      assert.doesNotMatch(editor.fixture.readContent(GROCERY), /Hacked/);
    });
  }
});

describe('a file name that is not allowed', () => {
  const outside = ['../build.ts', '../outside.md', 'services/../../outside.md', '/etc/outside.md', 'C:\\outside.md'];
  const invalid = ['services\\outside.md', 'services/out\0side.md', 'services/.outside.md', 'services/con.md', ''];
  const noContent = ['services/outside.txt', 'services/outside.md/', 'README.md'];
  for (const path of [...outside, ...invalid, ...noContent]) {
    it(`is refused: ${JSON.stringify(path)}`, async () => {
      const { status, body } = await editor.ask('save', makeEdit(path, 'lead', 'Hacked.'));
      assert.equal(status, 403, body);
      assert.ok(!existsSync(join(editor.fixture.folder, 'outside.md')));
    });
  }

  for (const name of ['../a.jpg', '/a.jpg', 'a.svg', 'a.jpg.exe', 'nul.jpg', 'a\0.jpg']) {
    it(`reaches no picture outside the pictures folder: ${JSON.stringify(name)}`, async () => {
      const { status, body } = await editor.ask(`upload?name=${encodeURIComponent(name)}`, PHOTO);
      // An upload uses only the last part of a path, which may be a valid name.
      assert.ok(status === 403 || status === 400 || /^"?[a-z0-9-]+\.jpg/.test(JSON.parse(body)), body);
      assert.ok(!existsSync(join(editor.fixture.folder, 'a.jpg')));
      const shown = await editor.ask(`picture?name=${encodeURIComponent(name)}`, undefined, {}, 'GET');
      assert.equal(shown.status, 403);
    });
  }

  it('is refused if its file or folder is a link', { skip: process.platform === 'win32' }, async () => {
    const content = join(editor.fixture.folder, 'content');
    const elsewhere = makeTemporaryFolder('elsewhere');
    writeFileSync(join(elsewhere, 'a.md'), '---\ntitle: A\n---\n');
    symlinkSync(join(elsewhere, 'a.md'), join(content, 'services/linked.md'));
    symlinkSync(elsewhere, join(content, 'linked'));
    for (const path of ['services/linked.md', 'linked/a.md', 'linked/b.md']) {
      assert.equal((await editor.ask('save', makeEdit(path, 'lead', 'Hacked.'))).status, 403, path);
    }
    assert.equal(readFileSync(join(elsewhere, 'a.md'), 'utf8'), '---\ntitle: A\n---\n');
  });
});

describe('a new picture', () => {
  const upload = async (name: string, bytes: Uint8Array = PHOTO): Promise<string> =>
    await post(`upload?name=${name}`, bytes);
  const savePicture = (src: string, alt: string) => saveField('picture', { src, alt });
  const listImages = () => readdirSync(editor.images);

  it('gets its own name, even if several are uploaded at once', async () => {
    const names = await Promise.all(['image.jpg', 'image.jpg', 'image.jpg'].map((name) => upload(name)));
    assert.deepEqual(names.sort(), ['image-2.jpg', 'image-3.jpg', 'image.jpg']);
  });

  it('does not reserve its name if it is broken', async () => {
    await editor.ask('upload?name=broken.jpg', Buffer.from('no picture'));
    assert.equal(await upload('broken.jpg'), 'broken.jpg');
  });

  it('is written if a field names it, but not if only a text contains its name', async () => {
    const [name, longer] = [await upload('crate.jpg'), await upload('hero-crate.jpg')];
    const { body } = await savePicture(longer, 'A full crate beside crate.jpg');
    assert.ok(JSON.parse(body).saved, body);
    assert.deepEqual([listImages().includes(longer), listImages().includes(name)], [true, false]);
  });

  it('never replaces one that another program has added', async () => {
    const name = await upload('scale.jpg');
    writeFileSync(join(editor.images, name), 'by another program');
    const { status, body } = await savePicture(name, 'A scale');
    assert.equal(status, 409);
    assert.match(JSON.parse(body).error, /`scale\.jpg`.*[Cc]hoose/);
  });

  it('is shown as soon as it is in the folder', async () => {
    writeFileSync(join(editor.images, 'crate.jpg'), PHOTO);
    assert.equal((await editor.ask('picture?name=crate.jpg', undefined, {}, 'GET')).status, 200);
  });
});

describe('a save', () => {
  it('is refused if the file has changed since it was opened', async () => {
    const { changed } = await post('save', makeEdit(GROCERY, 'lead', 'Too late.', 'another'));
    assert.deepEqual(changed, [GROCERY]);
    assert.doesNotMatch(editor.fixture.readContent(GROCERY), /Too late/);
  });

  // An index is below 2³², and `length` is a property of a list, not an item.
  for (const item of [4294967296, 99, 'length']) {
    it(`is refused if the list item does not exist: ${item}`, async () => {
      const changes = [{ path: ['figures', item], value: 'x' }];
      // `try` validates edits as a save does, but writes nothing.
      const { status, body } = await editor.ask('try', { edits: [{ path: 'pages/membership.md', changes }] });
      assert.equal(status, 400, body);
    });
  }

  it('is written, even if other files have older errors', async () => {
    editor.fixture.edit('services/meat.md', 'summary:', 'sumary:');
    const { body } = await saveField('lead', 'Well meant.');
    assert.ok(JSON.parse(body).saved, body);
    assert.match(editor.fixture.readContent(GROCERY), /^lead: Well meant\.$/m);
  });

  it('is refused if it makes a mistake that another field of the file already has', async () => {
    editor.fixture.edit(GROCERY, 'ask:', 'headline: Since {{nowhere}}\nask:');
    const { hash } = await post('entry', { path: GROCERY });
    const attempt = async (value: string) => {
      const { edits } = makeEdit(GROCERY, 'summary', value, hash);
      return (await post('try', { edits })).errors;
    };
    assert.deepEqual(await attempt('Coffee and flour.'), []);
    const [{ path }, ...others] = await attempt('Coffee since {{nowhere}}');
    assert.deepEqual([path, others], [['summary'], []]);
  });

  it('is refused if it is malformed', async () => {
    assert.equal((await editor.ask('save', { edits: 'all' })).status, 400);
    assert.equal((await editor.ask('save', Buffer.from('no JSON'))).status, 400);
  });
});
