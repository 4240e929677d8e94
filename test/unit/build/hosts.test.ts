/** Files for the hosts in content/site.md. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { writeHostFiles } from '../../../engine/build/hosts.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const NAMES = { name: '', shortName: '', language: 'en' };
const SETTINGS = { ...NAMES, file: 'content/site.md', origin: 'https://a.test', base: '/' };

/** A page that redirects. */
function redirectFrom(path: string) {
  const head = { title: '', description: '', noindex: true, data: [], redirect: '/' };
  return { path, output: '', source: '', kind: '', props: {}, shell: {}, head };
}

/** A tiny site with more lines in content/site.md, built. */
async function build(lines: string, options: { base?: string; origin?: string } = {}): Promise<FixtureSite> {
  const site = copyFixture();
  site.edit('site.md', 'base: /', `base: /\n${lines}`);
  await site.build(options);
  return site;
}

describe('the files for hosts', () => {
  for (const [hosts, files] of [
    [undefined, []],
    [[], []],
    [['github-pages', 's3'], []],
    [['netlify'], ['_headers', '_redirects']],
    [['cloudflare-pages'], ['_headers', '_redirects']],
    [['apache'], ['.htaccess']],
    [['nginx'], ['nginx.conf']],
  ] as const) {
    it(`are those of the chosen hosts: ${hosts ?? 'unset'}`, () => {
      const written = writeHostFiles([redirectFrom('/old/')], { ...SETTINGS, hosts }, []);
      assert.deepEqual(written.map(({ path }) => path).sort(), files);
    });
  }

  it('name the type of every file that hosts may not know', async () => {
    const site = copyFixture();
    site.edit('site.md', 'base: /', 'base: /\nhosts: [netlify]');
    mkdirSync(join(site.folder, 'public'));
    writeFileSync(join(site.folder, 'public/news.atom'), '<feed/>');
    writeFileSync(join(site.folder, 'public/news.xml'), '<feed/>');
    await site.build();
    assert.match(site.read('_headers'), /^\/news\.atom\n {2}Content-Type: application\/atom\+xml/m);
    assert.doesNotMatch(site.read('_headers'), /^\/news\.xml$/m);
  });

  it('change no other file', async () => {
    const [bare, full] = [await build(''), await build('hosts: [netlify, cloudflare-pages, apache, nginx]')];
    const others = Object.entries(full.readAll()).filter(([path]) => !/^_|^\.htaccess$|^nginx\.conf$/.test(path));
    assert.deepEqual(Object.fromEntries(others), bare.readAll());
  });

  it('redirect in a way that both Netlify and Cloudflare Pages understand, or by force on Netlify alone', async () => {
    const line = '/services/product-categories/ /services/#product-categories 301';
    assert.equal((await build('hosts: [netlify]')).read('_redirects'), `${line}!\n`);
    assert.equal((await build('hosts: [netlify, cloudflare-pages]')).read('_redirects'), `${line}\n`);
  });

  it('give Netlify the error page of a sub-folder, and require https only of a whole host with https', async () => {
    const site = await build('hosts: [netlify]', { base: '/co-op/' });
    const plain = await build('hosts: [netlify]', { origin: 'http://tiny.test' });
    assert.match(site.read('_redirects'), /^\/co-op\/\* \/co-op\/404\.html 404$/m);
    for (const { read } of [site, plain]) assert.doesNotMatch(read('_headers'), /Strict-Transport-Security/);
  });

  it('contradict no meta element of the pages', async () => {
    const site = await build('hosts: [cloudflare-pages]');
    const page = load(site.read('contact/index.html'));
    const headers = site.read('_headers');
    assert.equal(/Referrer-Policy: (.*)/.exec(headers)?.[1], page('meta[name="referrer"]').attr('content'));
    // Both policies apply, so a header could only narrow the page's own.
    const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy]) => policy);
    assert.deepEqual(policies, ["frame-ancestors 'none'"]);
    const hinted = [...headers.matchAll(/Link: <(.*)>; rel=preload; as=font; crossorigin/g)].map(([, font]) => font);
    const fonts = [...page('link[as=font]')].map(({ attribs }) => attribs.href);
    // Once for the home page, once for all others.
    assert.deepEqual(hinted, [...fonts, ...fonts]);
  });
});

describe('rules for a host', () => {
  const write = (host: 'netlify' | 'cloudflare-pages', redirects: readonly string[], cards: number) => () => {
    const paths = Array.from({ length: cards }, (_, index) => `contact/person-${index}.vcf`);
    writeHostFiles(redirects.map(redirectFrom), { ...SETTINGS, hosts: [host] }, paths);
  };
  const many = Array.from({ length: 2001 }, (_, index) => `/${index}/`);
  const long = many.slice(0, 1900).map((path) => `/${'a'.repeat(60)}${path}`);

  for (const [redirects, cards, file, found, limit] of [
    [[], 99, '_headers', '101 rules', 100],
    [many, 0, '_redirects', '2001 rules', 2000],
    [[`/${'a'.repeat(1000)}/`], 0, '_redirects', '1008 characters in a line', 1000],
    [long, 0, '_redirects', '139490 bytes', 102400],
  ] as const) {
    it(`are refused if the host does not read them: ${found} of ${file}`, () => {
      const error = `content/site.md:1:1 error \`${file}\` has ${found}; cloudflare-pages reads only ${limit}.`;
      const fix = 'Delete that host from `hosts`, or publish fewer files of that kind.';
      assert.throws(write('cloudflare-pages', redirects, cards), { message: `${error} ${fix}` });
    });
  }

  it('are written up to the limits of the host', () => {
    assert.doesNotThrow(write('cloudflare-pages', many.slice(1), 98));
    assert.doesNotThrow(write('netlify', [], 500));
  });
});

it('compressed copies are written of text files only, and only on request', async () => {
  const fixture = await build('precompress: true\nhosts: [nginx, apache, netlify]');
  const types = fixture.list().flatMap((path) => /\w+\.(br|gz)$/.exec(path)?.[0] ?? []);
  const texts = ['css', 'html', 'js', 'svg', 'txt', 'webmanifest', 'xml'];
  assert.deepEqual(
    [...new Set(types)].sort(),
    texts.flatMap((type) => [`${type}.br`, `${type}.gz`]),
  );
  const bare = await build('');
  assert.ok(!bare.list().some((path) => /\.(br|gz)$/.test(path)));
});
