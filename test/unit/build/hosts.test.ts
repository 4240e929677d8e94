/** What a build writes for the hosts that content/site.md names. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { writeHostFiles } from '../../../engine/build/hosts.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

/** A tiny site with more lines in content/site.md. */
function siteWith(lines: string): FixtureSite {
  const fixture = copyFixture();
  fixture.edit('site.md', 'base: /', `base: /\n${lines}`);
  return fixture;
}

const NAMES = { name: '', shortName: '', language: 'en' };
const SETTINGS = { ...NAMES, file: 'content/site.md', origin: 'https://a.test', base: '/' };

/** A page that leads on. */
function lead(path: string) {
  const head = { title: '', description: '', noindex: true, data: [], redirect: '/' };
  return { path, output: '', source: '', kind: '', props: {}, shell: {}, head };
}

async function build(lines: string, base = '/'): Promise<FixtureSite> {
  const site = siteWith(lines);
  await site.build({ base });
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
    it(`are those of the chosen ones: ${hosts ?? 'nothing said'}`, () => {
      const written = writeHostFiles([lead('/old/')], { ...SETTINGS, hosts }, []);
      assert.deepEqual(written.map(({ path }) => path).sort(), files);
    });
  }

  it('name the type of every file that hosts may not know', async () => {
    const site = siteWith('hosts: [netlify]');
    mkdirSync(join(site.folder, 'public'));
    writeFileSync(join(site.folder, 'public/news.atom'), '<feed/>');
    writeFileSync(join(site.folder, 'public/news.xml'), '<feed/>');
    await site.build();
    assert.match(site.read('_headers'), /^\/news\.atom\n {2}Content-Type: application\/atom\+xml/m);
    assert.doesNotMatch(site.read('_headers'), /^\/news\.xml$/m);
  });

  it('change nothing else', async () => {
    const [bare, full] = [copyFixture(), siteWith('hosts: [netlify, cloudflare-pages, apache, nginx]')];
    await bare.build();
    await full.build();
    const others = Object.entries(full.readAll()).filter(([path]) => !/^_|^\.htaccess$|^nginx\.conf$/.test(path));
    assert.deepEqual(Object.fromEntries(others), bare.readAll());
  });

  it('send pages on where both Netlify and Cloudflare Pages understand it, or force Netlify alone', async () => {
    const [alone, both] = await Promise.all([build('hosts: [netlify]'), build('hosts: [netlify, cloudflare-pages]')]);
    const line = '/services/product-categories/ /services/#product-categories 301';
    assert.equal(alone.read('_redirects'), `${line}!\n`);
    assert.equal(both.read('_redirects'), `${line}\n`);
  });

  it('give Netlify the error page of a sub-folder, and keep the browser to https only on a host of our own', async () => {
    const site = await build('hosts: [netlify]', '/co-op/');
    assert.match(site.read('_redirects'), /^\/co-op\/\* \/co-op\/404\.html 404$/m);
    assert.doesNotMatch(site.read('_headers'), /Strict-Transport-Security/);
    const plain = siteWith('hosts: [netlify]');
    await plain.build({ origin: 'http://tiny.test' });
    assert.doesNotMatch(plain.read('_headers'), /Strict-Transport-Security/);
  });

  it('say nothing against what the pages say of themselves', async () => {
    const site = await build('hosts: [cloudflare-pages]');
    const page = load(site.read('contact/index.html'));
    const headers = site.read('_headers');
    assert.equal(/Referrer-Policy: (.*)/.exec(headers)?.[1], page('meta[name="referrer"]').attr('content'));
    // Of two policies both hold, so a directive of the page's own could only be narrowed.
    const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy]) => policy);
    assert.deepEqual(policies, ["frame-ancestors 'none'"]);
    const hinted = [...headers.matchAll(/Link: <(.*)>; rel=preload; as=font; crossorigin/g)].map(([, font]) => font);
    const fonts = [...page('link[as=font]')].map(({ attribs }) => attribs.href);
    // Once for the home page, once for all others.
    assert.deepEqual(hinted, [...fonts, ...fonts]);
  });
});

describe('more rules than a host reads', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, index) => `contact/person-${index}.vcf`);
  const write = (count: number, hosts: ('netlify' | 'cloudflare-pages')[]) => () =>
    writeHostFiles([], { ...SETTINGS, hosts }, cards(count));

  it('are refused, with the number', () => {
    assert.throws(write(99, ['cloudflare-pages']), {
      message:
        'content/site.md:1:1 error `_headers` has 101 rules; cloudflare-pages reads only 100. Delete that host from `hosts`, or publish fewer files of that kind.',
    });
  });

  it('are as many as that at most', () => assert.doesNotThrow(write(98, ['cloudflare-pages'])));

  it('are no matter to other hosts', () => assert.doesNotThrow(write(500, ['netlify'])));

  it('are counted for redirects, and measured by the line', () => {
    const write = (paths: string[]) => () =>
      writeHostFiles(paths.map(lead), { ...SETTINGS, hosts: ['cloudflare-pages'] }, []);
    const many = Array.from({ length: 2001 }, (_, index) => `/${index}/`);
    assert.throws(write(many), /`_redirects` has 2001 rules; cloudflare-pages reads only 2000\./);
    assert.doesNotThrow(write(many.slice(1)));
    assert.throws(write([`/${'a'.repeat(1000)}/`]), /`_redirects` has 1008 characters in a line; .* reads only 1000\./);
    const long = many.slice(0, 1900).map((path) => `/${'a'.repeat(60)}${path}`);
    assert.throws(write(long), /`_redirects` has \d+ bytes; cloudflare-pages reads only 102400\./);
  });
});

describe('compressed siblings', () => {
  it('lie beside texts and nothing else, and only where they are asked for', async () => {
    const fixture = siteWith('precompress: true\nhosts: [nginx, apache, netlify]');
    await fixture.build();
    const packed = fixture.list().filter((path) => /\.(br|gz)$/.test(path));
    const kinds = new Set(packed.map((path) => path.replace(/^.*(\.\w+\.\w+)$/, '$1')));
    assert.deepEqual(
      [...kinds].sort(),
      ['css', 'html', 'js', 'svg', 'txt', 'webmanifest', 'xml'].flatMap((kind) => [`.${kind}.br`, `.${kind}.gz`]),
    );
    const bare = copyFixture();
    await bare.build();
    assert.ok(!bare.list().some((path) => /\.(br|gz)$/.test(path)));
  });
});
