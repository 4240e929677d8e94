/** The engine knows nothing of its first site: it builds and checks another one, of shelves and books, as well. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { LibraryPage } from '../../../bench/library/pages.tsx';
import { definition, library } from '../../../bench/library/site.ts';
import { simpleSite } from '../../../bench/simple-site.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { settings } from '../../support/fixture-site.ts';
import { makeTemporary } from '../../support/temporary.ts';

/** A copy of the library with other texts; files without text are deleted. */
function copyLibrary(changed: Record<string, string> = {}): string {
  const folder = makeTemporary('library');
  cpSync(join(library.root, 'content'), join(folder, 'content'), { recursive: true });
  for (const [path, text] of Object.entries(changed)) {
    const file = join(folder, 'content', path);
    if (text === '') rmSync(file);
    else writeFileSync(file, text);
  }
  return folder;
}

async function build(folder: string, site = library, base?: string): Promise<void> {
  await buildSite(site, { ...settings([]), content: join(folder, 'content'), out: join(folder, 'dist'), base });
}

/** The pages of which there are cards. */
const listCards = (folder: string) =>
  readdirSync(join(folder, 'dist/assets')).flatMap((name) => /^card-(\w+)\./.exec(name)?.[1] ?? []);

describe('a second site', () => {
  let folder: string;
  const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');
  before(async () => {
    folder = copyLibrary();
    await build(folder, library, '/books/');
  });

  it('has a page for each entry, with its own title, text and links', () => {
    assert.match(read('index.html'), /<title>Two Rivers Lending Library \| TRLL<\/title>/);
    assert.match(read('gardens/index.html'), /<a href="\/books\/gardens\/the-pear-year\/">The Pear Year<\/a> by M\. O/);
    assert.match(read('rivers/slow-water/index.html'), /<h2 id="the-mouth">The mouth<\/h2>/);
  });

  it('has its lists in the order that entries give, though it sorts none', async () => {
    const file = 'shelves/gardens.md';
    const last = readFileSync(join(library.root, 'content', file), 'utf8').replace('order: 1', 'order: 9');
    const other = copyLibrary({ [file]: last });
    await build(other);
    const shelvesOf = (path: string) =>
      [...readFileSync(join(path, 'dist/index.html'), 'utf8').matchAll(/href="[^"]*\/(gardens|rivers)\/"/g)].map(
        ([, name]) => name,
      );
    assert.deepEqual([...new Set(shelvesOf(folder))], ['gardens', 'rivers']);
    assert.deepEqual([...new Set(shelvesOf(other))], ['rivers', 'gardens']);
  });

  it('is on its own sitemap, and says who it is', () => {
    const urls = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const own = ['', 'gardens/', 'rivers/', 'rivers/slow-water/', 'gardens/the-pear-year/'];
    assert.equal(urls.join(' '), own.map((path) => `https://library.example.com/books/${path}`).join(' '));
    assert.equal(JSON.parse(read('site.webmanifest')).short_name, 'TRLL');
  });

  it('carries nothing of the first', () => {
    for (const path of ['index.html', 'gardens/index.html', 'sitemap.xml', 'site.webmanifest']) {
      assert.doesNotMatch(read(path), /grocer|co-op|hero|dividend|fbf7ee/i);
    }
  });

  it('can do without social cards', async () => {
    const bare = copyLibrary();
    await build(bare, simpleSite({ ...definition, theme: { ...library.theme, card: undefined } }));
    const html = readFileSync(join(bare, 'dist/gardens/index.html'), 'utf8');
    assert.doesNotMatch(html, /og:image|twitter:image/);
    assert.match(html, /<meta name="twitter:card" content="summary">/);
    assert.deepEqual(listCards(bare), []);
  });

  it('gives a page links and a language of its own in the head, and a card only where it says one', async () => {
    const some = copyLibrary();
    const links = [
      { rel: 'alternate', hreflang: 'es', href: '/gardens/' },
      { rel: 'alternate', type: 'application/atom+xml', title: 'New "books"', href: 'https://example.com/feed.atom' },
    ];
    const change = (page: LibraryPage): LibraryPage => {
      const card = page.path === '/' ? page.head.card : undefined;
      return { ...page, head: { ...page.head, links, language: 'es-US', card } };
    };
    const routes: typeof library.routes = (content, context) =>
      library.routes(content, context).map((route) => ({ ...route, resolve: () => change(route.resolve()) }));
    await build(some, simpleSite({ ...definition, routes }));
    assert.deepEqual(listCards(some), ['home']);
    const html = readFileSync(join(some, 'dist/gardens/index.html'), 'utf8');
    assert.doesNotMatch(html, /og:image/);
    assert.match(html, /<html lang="es-US"/);
    assert.match(html, /<link rel="alternate" hreflang="es" href="https:\/\/library\.example\.com\/gardens\/">/);
    assert.match(html, /title="New &quot;books&quot;" href="https:\/\/example\.com\/feed\.atom">/);
  });

  it('reports all errors at once, as the first site does', async () => {
    const head = (title: string) =>
      `---\ntitle: ${title}\ndescription: ${'A sentence for those who search. '.repeat(2).trim()}\n`;
    const broken = copyLibrary({
      'books/slow-water.md': `${head('Slow Water')}lead: Upstream.\nshelf: river\nauthr: R. Dunne\npages: many\n---\n[dead](/rivrs/)\n`,
      'books/new.md': `${head('New')}lead: "Some **bold** words"\nshelf: rivers\nauthor: A\n---\n### Too deep\n`,
      'shelves/gardens.md': '',
      'notes.md': '---\ntitle: A\n---\n',
    });
    const error: unknown = await build(broken).catch((failure: unknown) => failure);
    assert.ok(error instanceof BuildFailure, String(error));
    assert.ok(!existsSync(join(broken, 'dist')));
    assert.deepEqual(error.message.replaceAll(`${broken}/`, '').split('\n'), [
      "content/books/new.md:4:13 error `**bold**` would be shown as typed. Write the words alone; Markdown doesn't work in this field.",
      'content/books/new.md:8:1 error `Too deep` is on level 3, below a heading on level 1. Write `##` instead of `###`.',
      'content/books/slow-water.md:3:1 error `description` is the same as in content/books/new.md. Write another.',
      'content/books/slow-water.md:5:8 error `shelf` names `river`, which is not in content/shelves. Did you mean `rivers`?',
      'content/books/slow-water.md:6:1 error Unknown field `authr`. Did you mean `author`?',
      'content/books/slow-water.md:7:8 error `pages` must be a whole number of pages. Replace `many`.',
      'content/books/slow-water.md:9:8 error Link to `/rivrs/`, but no such page exists. Nearest: `/rivers/`.',
      'content/books/the-pear-year.md:5:8 error `shelf` names `gardens`, which is not in content/shelves. Add it, or write `rivers`.',
      'content/books/the-pear-year.md:9:39 error Link to `/gardens/`, but no such page exists. Write the address of a page that exists.',
      'content/notes.md:1:1 error No page uses this file. Move it to the folder of its kind (see content/README.md), or delete it.',
    ]);
  });
});
