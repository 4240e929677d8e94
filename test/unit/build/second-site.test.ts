/** The engine does not depend on the site of this project: it also builds and checks a site of shelves and books. */
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { buildSite, defineSite, openBuildCache } from '../../../engine/build/index.ts';
import { openCode } from '../../../engine/cli/servers.ts';
import { run } from '../../fixtures/library/build.ts';
import type { LibraryPage } from '../../fixtures/library/pages.tsx';
import { definition, library } from '../../fixtures/library/site.ts';
import { fixtureOptions, pictures } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { runCommand } from '../../support/run-command.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

function copyLibrary(): string {
  const folder = makeTemporaryFolder('library');
  cpSync(join(library.root, 'content'), join(folder, 'content'), { recursive: true });
  return folder;
}

async function build(folder: string, site = library, base?: string): Promise<void> {
  await buildSite(site, { ...fixtureOptions([]), content: join(folder, 'content'), out: join(folder, 'dist'), base });
}

const readFrom = (folder: string, path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

/** The names of the pages that have a social card. */
const listCards = (folder: string) =>
  readdirSync(join(folder, 'dist/assets')).flatMap((name) => /^card-(\w+)\./.exec(name)?.[1] ?? []);

describe('a second site', () => {
  let folder: string;
  const read = (path: string) => readFrom(folder, path);
  before(async () => {
    folder = copyLibrary();
    await build(folder, library, '/books/');
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

  it('can be built again by its dev server', async (test) => {
    const code = await openCode(project, { script: 'test/fixtures/library/build.ts', persistent: [] });
    test.after(code.close);
    const options = { ...fixtureOptions([]), content: join(library.root, 'content') };
    const result = await code.rebuild(options, openBuildCache({ cache: '.cache' }));
    assert.ok('built' in result, JSON.stringify(result));
    assert.match(String(await result.built.read('gardens/index.html')), /The Pear Year/);
  });

  it('is built from its own folders, not from those of the site beside it', async () => {
    const dist = join(makeTemporaryFolder('library-dist'), 'dist');
    const { status, stderr } = await runCommand(run, ['--images', pictures, '--out', dist]);
    assert.equal(status, 0, stderr);
    assert.match(readFileSync(join(dist, 'index.html'), 'utf8'), /Two Rivers Lending Library/);
  });

  it('can do without social cards', async () => {
    const bare = copyLibrary();
    await build(bare, defineSite({ ...definition, theme: { ...library.theme, card: undefined } }));
    const html = readFrom(bare, 'gardens/index.html');
    assert.doesNotMatch(html, /og:image|twitter:image/);
    assert.match(html, /<meta name="twitter:card" content="summary">/);
    assert.deepEqual(listCards(bare), []);
  });

  it('can give each page a card or none', async () => {
    const other = copyLibrary();
    const change = (page: LibraryPage): LibraryPage => {
      const card = page.path === '/' ? page.head.card : undefined;
      return { ...page, head: { ...page.head, card } };
    };
    const routes: typeof library.routes = (content, context) =>
      library.routes(content, context).map((route) => ({ ...route, resolve: () => change(route.resolve()) }));
    await build(other, defineSite({ ...definition, routes }));
    assert.deepEqual(listCards(other), ['home']);
    const html = readFrom(other, 'gardens/index.html');
    assert.doesNotMatch(html, /og:image/);
  });
});
