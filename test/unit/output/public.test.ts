/** Files in public/, which are published as they are. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    assert.match(
      await fixture.errors(),
      /^[^\n]* Link to `\/lost\.pdf`, but no such file exists\. Put the file in `public\/`, [^\n]*$/,
    );
    addFile(fixture, 'pages/contact.md', `${page}\n[Prices](/prices.pdf#page=2), [old](/old/)\n`);
    await fixture.build();
  });
});

it('a file in public may be in a folder of the site', () => {
  const published = ['a/b.txt', 'a/c/d.txt', 'A/e.txt'].map((path) => ({ path, file: `public/${path}` }));
  const files = [...published, { path: 'a/index.html' }, { path: 'a/c/f.txt' }];
  assert.deepEqual(findConflicts({ rendered: [], sources: [], published: { files: published }, files }), []);
});
