/** Files in public/, which are published as they are. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { findConflicts } from '../../../engine/checks/conflicts.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { addFile, buildFixture, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const PDF = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);

/** The base site (test/fixtures/base/) with files in public/. */
function siteWith(files: Record<string, string | Uint8Array>): FixtureSite {
  const fixture = copyFixture();
  for (const [path, content] of Object.entries(files)) {
    const file = join(fixture.folder, 'public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return fixture;
}

const inDist = (fixture: FixtureSite, path: string) => join(fixture.folder, 'dist', path);

describe('a file in public', () => {
  it('is published byte for byte at its path, is served with its type, and changes nothing else', async (test) => {
    const added = { '.well-known/a/security.txt': 'Contact', CNAME: 'tiny.test\n', 'a/b.pdf': PDF };
    const unpublished = { '.DS_Store': '', 'a/Thumbs.db': '', 'a/b.txt~': '', '.git/config': '' };
    const [bare, full] = [await buildFixture(), siteWith({ ...added, ...unpublished })];
    await full.build();
    assert.deepEqual(full.list(), [...bare.list(), ...Object.keys(added)].sort());
    assert.ok(readFileSync(inDist(full, 'a/b.pdf')).equals(PDF));
    for (const [path, text] of Object.entries(bare.readAll())) assert.equal(full.read(path), text, path);
    const serving = await serve({ folder: join(full.folder, 'dist'), base: '/', port: 0 });
    test.after(serving.close);
    // Dotfiles are served only below .well-known.
    const types = ['.well-known/a/security.txt', 'a/b.pdf', '.nojekyll'].map(async (path) => {
      const response = await fetch(serving.address + path);
      return response.ok ? response.headers.get('content-type') : response.status;
    });
    assert.deepEqual(await Promise.all(types), ['text/plain; charset=utf-8', 'application/pdf', 404]);
  });

  it('can be linked to, with or without a fragment, and so can a folder with an index.html', async () => {
    const fixture = siteWith({ 'prices.pdf': PDF, 'old/index.html': '<p>Old</p>' });
    const page = fixture.readContent('pages/contact.md');
    addFile(fixture, 'pages/contact.md', `${page}\n[Prices](/prices.pdf#page=2), [old](/old/), [lost](/lost.pdf)\n`);
    assert.match(await fixture.errors(), /^[^\n]* Link to `\/lost\.pdf`, but no such page exists\. [^\n]*$/);
    addFile(fixture, 'pages/contact.md', `${page}\n[Prices](/prices.pdf#page=2), [old](/old/)\n`);
    await fixture.build();
  });

  it('is not reported as a dead link when there are other errors', async () => {
    const fixture = siteWith({ 'prices.pdf': PDF });
    const page = fixture.readContent('pages/contact.md').replace('title:', 'titel:');
    addFile(fixture, 'pages/contact.md', `${page}\n[Prices](/prices.pdf)\n`);
    assert.match(await fixture.errors(), /^(?!.*prices).*`titel`.*$/);
  });

  it('is written again only if it has changed', async () => {
    const fixture = siteWith({ 'prices.pdf': PDF, 'terms.txt': 'Old' });
    await fixture.build();
    const inodes = () => ['prices.pdf', 'terms.txt'].map((path) => statSync(inDist(fixture, path)).ino);
    const before = inodes();
    writeFileSync(join(fixture.folder, 'public/terms.txt'), 'New');
    await fixture.build();
    const [prices, terms] = inodes();
    assert.deepEqual([prices === before[0], terms === before[1]], [true, false]);
    assert.equal(fixture.read('terms.txt'), 'New');
  });

  it('is refused if it is a link or a pipe', { skip: process.platform === 'win32' }, async () => {
    const fixture = siteWith({ 'a.txt': '' });
    symlinkSync('a.txt', join(fixture.folder, 'public/b.txt'));
    execFileSync('mkfifo', [join(fixture.folder, 'public/c.txt')]);
    assert.deepEqual((await fixture.errors()).split('\n'), [
      'public/b.txt:1:1 error This is not a file. Put the file itself here.',
      'public/c.txt:1:1 error This is not a file. Put the file itself here.',
    ]);
  });

  it('is not replaced by a build into public/, unless an earlier build made that folder', async () => {
    const fixture = copyFixture();
    const out = join(fixture.folder, 'public');
    await fixture.build({ out });
    await fixture.build({ out });
    renameSync(join(out, '.made-by-build'), join(out, 'mine.txt'));
    await assert.rejects(fixture.build({ out }), /--out: `.*public` is the public folder/);
  });
});

for (const [name, paths, siteFiles, errors] of [
  ['may be in a folder of the site', ['a/b.txt', 'a/c/d.txt', 'A/e.txt'], ['a/index.html', 'a/c/f.txt'], []],
  ['must not differ from another only in case', ['a.txt', 'A.txt'], [], ['`/a.txt` is taken by public/a.txt.']],
] as const) {
  it(`the path of a file in public ${name}`, () => {
    const files = paths.map((path) => ({ path, file: `public/${path}` }));
    const site = { rendered: [], sources: [], published: { files } };
    const messages = findConflicts(site, siteFiles).map(({ message }) => message);
    assert.deepEqual(messages, errors);
  });
}
