/** The files that a build writes for the hosts in content/site.md. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listHostFiles } from '../../../engine/build/hosts.ts';
import { HOSTS } from '../../../engine/core/page.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';
import { listChecks } from '../../support/table.ts';

const NAMES = { name: '', shortName: '', language: 'en' };
const SETTINGS = { ...NAMES, file: 'content/site.md', origin: 'https://a.test', base: '/' };

function redirectFrom(path: string) {
  const head = { title: '', description: '', noindex: true, data: [], redirectsTo: '/' };
  return { path, output: '', source: '', kind: '', props: {}, shell: {}, head };
}

async function build(lines: string, options: { base?: string; origin?: string } = {}): Promise<FixtureSite> {
  const site = copyFixture();
  site.edit('site.md', 'base: /', `base: /\n${lines}`);
  await site.build(options);
  return site;
}

describe('the files for hosts', () => {
  for (const [row, check] of listChecks('host-files', (names) => {
    const hosts = HOSTS.filter((host) => names.split(' ').includes(host));
    return listHostFiles([redirectFrom('/old/')], { ...SETTINGS, hosts }, []).map(({ path }) => path);
  }))
    it(`are those of the chosen hosts: ${row}`, check);

  it('set the content types that hosts may not know', async () => {
    const site = copyFixture();
    site.edit('site.md', 'base: /', 'base: /\nhosts: [netlify]');
    mkdirSync(join(site.folder, 'public'));
    writeFileSync(join(site.folder, 'public/news.atom'), '<feed/>');
    writeFileSync(join(site.folder, 'public/news.xml'), '<feed/>');
    await site.build();
    assert.match(site.read('_headers'), /^\/news\.atom\n {2}Content-Type: application\/atom\+xml/m);
    assert.doesNotMatch(site.read('_headers'), /^\/news\.xml$/m);
  });

  it('do not change any other file', async () => {
    const [bare, full] = [await build(''), await build('hosts: [netlify, cloudflare-pages, apache, nginx]')];
    const others = Object.entries(full.readAll()).filter(([path]) => !/^_|^\.htaccess$|^nginx\.conf$/.test(path));
    assert.deepEqual(Object.fromEntries(others), bare.readAll());
  });

  it('have redirects that Netlify and Cloudflare Pages both understand; for Netlify alone, they end with “!”', async () => {
    const line = '/services/product-categories/ /services/#product-categories 301';
    assert.equal((await build('hosts: [netlify]')).read('_redirects'), `${line}!\n`);
    assert.equal((await build('hosts: [netlify, cloudflare-pages]')).read('_redirects'), `${line}\n`);
  });

  it('give Netlify the error page of a site in a subfolder, and require HTTPS only for an HTTPS site at the root', async () => {
    const site = await build('hosts: [netlify]', { base: '/co-op/' });
    const plain = await build('hosts: [netlify]', { origin: 'http://tiny.test' });
    assert.match(site.read('_redirects'), /^\/co-op\/\* \/co-op\/404\.html 404$/m);
    for (const { read } of [site, plain]) assert.doesNotMatch(read('_headers'), /Strict-Transport-Security/);
    assert.match((await build('hosts: [netlify]')).read('_headers'), /Strict-Transport-Security/);
  });

  it('agree with the meta elements of the pages', async () => {
    const site = await build('hosts: [cloudflare-pages]');
    const page = openPage(site, 'contact/');
    const headers = site.read('_headers');
    assert.equal(/Referrer-Policy: (.*)/.exec(headers)?.[1], page('meta[name="referrer"]').attr('content'));
    // Browsers apply both policies, so a policy in a header can only forbid more than the page's own.
    const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy]) => policy);
    assert.deepEqual(policies, ["frame-ancestors 'none'"]);
    const preloaded = [...headers.matchAll(/Link: <(.*)>; rel=preload; as=font; crossorigin/g)].map(([, font]) => font);
    const fonts = [...page('link[as=font]')].map(({ attribs }) => attribs.href);
    // The header is set once for the home page, and once for all others.
    assert.deepEqual(preloaded, [...fonts, ...fonts]);
  });
});

describe('the rules in a file for a host', () => {
  /** @param cards how many contact cards the site has. Each adds a rule to the two that `_headers` always has. */
  const writeRules = (host: 'netlify' | 'cloudflare-pages', redirects: readonly string[], cards: number) => () => {
    const paths = Array.from({ length: cards }, (_, index) => `contact/person-${index}.vcf`);
    listHostFiles(redirects.map(redirectFrom), { ...SETTINGS, hosts: [host] }, paths);
  };
  const many = Array.from({ length: 2001 }, (_, index) => `/${index}/`);
  const long = many.slice(0, 1900).map((path) => `/${'a'.repeat(60)}${path}`);

  for (const [redirects, cards, file, actual, limit] of [
    [[], 99, '_headers', '101 rules', 100],
    [many, 0, '_redirects', '2001 rules', 2000],
    [[`/${'a'.repeat(1000)}/`], 0, '_redirects', '1008 characters in a line', 1000],
    [long, 0, '_redirects', '139490 bytes', 102400],
  ] as const) {
    it(`are refused if there are more than the host reads: ${actual} of ${file}`, () => {
      const error = `content/site.md:1:1 error \`${file}\` has ${actual}; cloudflare-pages reads only ${limit}.`;
      const fix = 'Delete that host from `hosts`, or publish fewer files of that kind.';
      assert.throws(writeRules('cloudflare-pages', redirects, cards), { message: `${error} ${fix}` });
    });
  }

  it('are accepted up to the limits of the host', () => {
    assert.doesNotThrow(writeRules('cloudflare-pages', many.slice(1), 98));
    assert.doesNotThrow(writeRules('netlify', [], 500));
  });
});

it('a build writes compressed copies of text files only, and only if content/site.md asks for them', async () => {
  const fixture = await build('precompress: true\nhosts: [nginx, apache, netlify]');
  const types = fixture.list().flatMap((path) => /\w+\.(br|gz)$/.exec(path)?.[0] ?? []);
  const texts = ['css', 'html', 'js', 'svg', 'txt', 'webmanifest', 'xml'];
  assert.deepEqual(new Set(types), new Set(texts.flatMap((type) => [`${type}.br`, `${type}.gz`])));
  const bare = await build('');
  assert.ok(!bare.list().some((path) => /\.(br|gz)$/.test(path)));
});
