/** The engine does not depend on the site of this project: it also builds and checks a site of shelves and books. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { openDevServer } from '../../../engine/dev-server/index.ts';
import { buildSite } from '../../../engine/output/index.ts';
import { run, site } from '../../fixtures/library/build.ts';
import { fixtureOptions, pictures } from '../../support/fixture-site.ts';
import { runCommand } from '../../support/run-command.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

function copyLibrary(): string {
  const folder = makeTemporaryFolder('library');
  cpSync(join(site.root, 'content'), join(folder, 'content'), { recursive: true });
  return folder;
}

async function build(folder: string, base?: string): Promise<void> {
  await buildSite(site, {
    ...fixtureOptions([]),
    content: join(folder, 'content'),
    out: join(folder, 'dist'),
    base,
  });
}

const readFrom = (folder: string, path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

describe('a second site', () => {
  let folder: string;
  const read = (path: string) => readFrom(folder, path);
  before(async () => {
    folder = copyLibrary();
    await build(folder, '/books/');
  });

  it('has a page for each entry, with its own title, text and links', () => {
    assert.match(read('index.html'), /<title>Two Rivers Lending Library \| TRLL<\/title>/);
    assert.match(read('gardens/index.html'), /<a href="\/books\/gardens\/the-pear-year\/">The Pear Year<\/a> by M\. O/);
    assert.match(read('rivers/slow-water/index.html'), /<h2 id="the-mouth">The mouth<\/h2>/);
  });

  it('has no text or color of the site of this project', () => {
    for (const path of ['index.html', 'gardens/index.html', 'sitemap.xml', 'site.webmanifest']) {
      assert.doesNotMatch(read(path), /grocer|co-op|hero|dividend|fbf7ee/i);
    }
  });

  it('is built from its own folders, not from those of the site beside it', async () => {
    const dist = join(makeTemporaryFolder('library-dist'), 'dist');
    const { status, stderr } = await runCommand(run, ['--images', pictures, '--out', dist]);
    assert.equal(status, 0, stderr);
    assert.match(readFileSync(join(dist, 'index.html'), 'utf8'), /Two Rivers Lending Library/);
  });

  it('needs no icon, script or folder of public files, and says in its dev server that a page does not exist', async (test) => {
    assert.doesNotMatch(read('index.html'), /<script|rel="icon"|data-placeholder/);
    const code = { site, hash: () => '', editor: undefined };
    const options = { ...fixtureOptions([]), content: join(folder, 'content'), port: 0, network: false };
    let home = '';
    const { close } = await openDevServer(code, options, ([address = '']) => {
      home = address;
    });
    test.after(close);
    assert.match(await (await fetch(home)).text(), /Two Rivers Lending Library/);
    const missing = await fetch(new URL('nowhere/', home));
    assert.equal(missing.status, 404);
    assert.match(await missing.text(), /No page of the site has this address\./);
  });
});
