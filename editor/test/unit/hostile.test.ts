/** What the editor must refuse, and what it must accept. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, before, describe, it } from 'node:test';
import { readFiles, restoreFiles } from '../../../test/support/files.ts';
import { pictures } from '../../../test/support/fixture-site.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import type { Answers } from '../../protocol.ts';
import { openTestEditor, type TestEditor } from './open-editor.ts';

const GROCERY = 'services/grocery.md';
const PHOTO = readFileSync(join(pictures, 'produce.jpg'));

let editor: TestEditor;
let files: Map<string, Buffer>;
before(async () => {
  editor = await openTestEditor();
  files = readFiles(editor.fixture.folder);
});
afterEach(() => restoreFiles(editor.fixture.folder, files));

const makeEdit = (path: string, field: string, value: unknown, hash?: string) => ({
  edits: [{ path, hash, changes: [{ path: [field], value }], isDeleted: false }],
  title: 'Changed',
});
const readHash = async () => (await editor.askFor<Answers['entry']>('entry', { path: GROCERY, isNew: false })).hash;

describe('a request from anything but a page of the dev server', () => {
  const valid = () => editor.headers;
  const otherToken = () => (editor.token.startsWith('_') ? '-' : '_') + editor.token.slice(1);
  const cases: Record<string, [headers: () => Record<string, string>, method?: string]> = {
    'from a hostile page': [() => ({ ...valid(), origin: 'https://evil.example' })],
    'from a page on another port': [() => ({ ...valid(), origin: 'http://localhost:1' })],
    'from a page without an origin': [() => ({ ...valid(), origin: 'null' })],
    'without an Origin header': [() => ({ 'x-editor-token': editor.token })],
    'from a plain form': [() => ({ origin: valid().origin, 'content-type': 'application/x-www-form-urlencoded' })],
    'with another token': [() => ({ ...valid(), 'x-editor-token': otherToken() })],
    'with a shorter token': [() => ({ ...valid(), 'x-editor-token': editor.token.slice(1) })],
    'that the browser marks as cross-site': [() => ({ ...valid(), 'sec-fetch-site': 'cross-site' })],
    'with GET': [valid, 'GET'],
  };
  for (const [name, [headers, method]] of Object.entries(cases)) {
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

  it('is refused', async () => {
    for (const path of [...outside, ...invalid, ...noContent]) {
      assert.equal((await editor.ask('save', makeEdit(path, 'lead', 'Hacked.'))).status, 403, path);
      assert.equal((await editor.ask('history', { path, field: [] })).status, 403, path);
    }
    assert.ok(!existsSync(join(editor.fixture.folder, 'outside.md')));
  });

  it('reaches no picture outside the pictures folder', async () => {
    for (const name of ['../a.jpg', '/a.jpg', 'a.svg', 'a.jpg.exe', 'nul.jpg', 'a\0.jpg']) {
      const { status, body } = await editor.ask(`upload?name=${encodeURIComponent(name)}`, PHOTO);
      // An upload uses only the last part of a path, which may be a valid name.
      assert.ok(status === 403 || /^"?[a-z0-9-]+\.jpg/.test(JSON.parse(body)), `${name}: ${body}`);
      const shown = await editor.ask(`picture?name=${encodeURIComponent(name)}`, undefined, {}, 'GET');
      assert.equal(shown.status, 403, name);
    }
    assert.ok(!existsSync(join(editor.fixture.folder, 'a.jpg')));
  });

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
  const upload = (name: string, bytes: Uint8Array = PHOTO) => editor.askFor<string>(`upload?name=${name}`, bytes);
  const savePicture = async (src: string) =>
    editor.ask('save', makeEdit(GROCERY, 'picture', { src, alt: 'A full crate' }, await readHash()));

  it('gets its own name, even if several are uploaded at once, and is written with the file that uses it', async () => {
    const names = await Promise.all(['image.jpg', 'image.jpg', 'image.jpg'].map((name) => upload(name)));
    assert.deepEqual(names.sort(), ['image-2.jpg', 'image-3.jpg', 'image.jpg']);
    const { body } = await savePicture('image-2.jpg');
    assert.ok(JSON.parse(body).saved, body);
    assert.deepEqual(
      readdirSync(editor.images).filter((name) => name.startsWith('image')),
      ['image-2.jpg'],
    );
  });

  it('of an iPhone is refused with a way to export it', async () => {
    const { status, body } = await editor.ask('upload?name=IMG_2.HEIC', PHOTO);
    assert.equal(status, 400);
    assert.match(JSON.parse(body).error, /HEIC.*Export/);
  });

  it('is an error of its field if it is broken', async () => {
    const { body } = await savePicture(await upload('broken.jpg', Buffer.from('no picture')));
    assert.match(body, /broken\.jpg/);
    assert.equal(JSON.parse(body).saved, undefined);
  });

  it('never replaces one that another program has added', async () => {
    const name = await upload('scale.jpg');
    writeFileSync(join(editor.images, name), 'by another program');
    const { status, body } = await savePicture(name);
    assert.equal(status, 409);
    assert.match(JSON.parse(body).error, /`scale\.jpg`.*[Cc]hoose/);
  });
});

describe('a save', () => {
  it('is refused if it is malformed', async () => {
    const changes = [{ path: ['figures', 4294967296], value: 'x' }];
    const malformed = [
      { edits: 'all' },
      Buffer.from('no JSON'),
      { edits: [{ path: GROCERY, changes, isDeleted: false }], title: 'x' },
    ];
    for (const request of malformed) assert.equal((await editor.ask('save', request)).status, 400);
  });
});

it('an internal error is answered, and handed to the log', async () => {
  const readBody = () => Promise.reject(new TypeError('broken'));
  const { status, error } = await editor.ask('site', {}, editor.headers, 'POST', readBody);
  assert.equal(status, 500);
  assert.match(String(error), /broken/);
});
