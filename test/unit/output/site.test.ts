import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { buildFixture, copyFixture, pictures } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';

const NOINDEX = /<meta name="robots" content="noindex">/;

describe('a build', () => {
  it('writes the same bytes from the same inputs in two folders', async () => {
    const [one, two] = [await buildFixture(), copyFixture()];
    await two.build({ cache: join(two.folder, 'cache') });
    assert.deepEqual(one.readAll(), two.readAll());
  });

  it('puts the base path before every address', async () => {
    const fixture = await buildFixture(undefined, { base: '/co-op/' });
    for (const path of fixture.list().filter((name) => /\.(html|css|webmanifest|xml)$/.test(name))) {
      const text = fixture.read(path);
      const lists = [...text.matchAll(/(?:href|src|srcset|url)(?:="|\(|": ?")([^")]+)/gi)].map(([, list = '']) => list);
      const inSite = lists.flatMap((list) => list.split(', ')).filter((address) => address.startsWith('/'));
      const absolute = [...text.matchAll(/https:\/\/tiny\.test[^"<]*/g)].map(([address]) => address);
      const wrong = [...inSite, ...absolute].filter((address) => !/^(https:\/\/tiny\.test)?\/co-op\//.test(address));
      assert.deepEqual(wrong, [], path);
    }
    assert.match(fixture.read('404.html'), /href="\/co-op\//);
  });

  it('is hidden from search engines if it is a preview: with --preview, or on the host of the site, but with another base path', async () => {
    const fixture = copyFixture();
    const isIndexed = () => !NOINDEX.test(fixture.read('contact/index.html'));
    await fixture.build({ base: '/preview/' });
    assert.ok(!isIndexed());
    // On another host, the site is not a preview.
    await fixture.build({ origin: 'https://elsewhere.test', base: '/co-op/' });
    assert.ok(isIndexed());
    await fixture.build();
    assert.ok(isIndexed());
    await fixture.build({ preview: true });
    assert.ok(!isIndexed());
  });
});

it('a page with noindex stays out of search, the sitemap and the site map', async () => {
  const fixture = copyFixture();
  fixture.edit('services/produce.md', 'order: 1', 'order: 1\nnoindex: true');
  await fixture.build();
  assert.match(fixture.read('services/product-categories/produce/index.html'), NOINDEX);
  assert.ok(!fixture.read('sitemap.xml').includes('/produce/'));
  assert.equal(openPage(fixture, 'site-map/')('main a[href*="/produce/"]').length, 0);
});

it('a page has the styles of its own first view in its head, and none of other parts', async () => {
  const fixture = await buildFixture();
  const readStyles = (path: string) => openPage(fixture, path)('head style').text();
  const [home, contact] = [readStyles(''), readStyles('contact/')];
  for (const styles of [home, contact]) assert.match(styles, /^@layer [\s\S]*:root/);
  assert.match(home, /\.home-intro\b/);
  assert.match(contact, /\.breadcrumbs\b/);
  assert.doesNotMatch(home, /\.breadcrumbs\b/);
  assert.doesNotMatch(contact, /\.home-intro\b/);
});

it('a picture that no entry names is not published', async () => {
  const fixture = copyFixture();
  const images = join(fixture.folder, 'images');
  cpSync(pictures, images, { recursive: true });
  cpSync(join(images, 'produce.jpg'), join(images, 'unused.jpg'));
  await fixture.build({ images });
  assert.ok(fixture.list().some((path) => path.includes('produce')));
  assert.ok(!fixture.list().some((path) => path.includes('unused')));
});

it("the content security policy allows the host of the contact form's endpoint, and no other", async () => {
  const fixture = copyFixture();
  const listAllowed = () => {
    const policy = openPage(fixture, 'contact/')('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
    return policy.split('; ').filter((directive) => /^(form-action|connect-src) /.test(directive));
  };
  await fixture.build();
  assert.deepEqual(listAllowed(), ["form-action 'none'", "connect-src 'self'"]);
  const origin = 'https://forms.example.com:8443';
  fixture.edit('site.md', 'footer:', `contact: { endpoint: "${origin}/f/1?a=b" }\nfooter:`);
  await fixture.build();
  assert.deepEqual(listAllowed(), [`form-action ${origin}`, `connect-src 'self' ${origin}`]);
  assert.equal(openPage(fixture, 'contact/')(`form[action="${origin}/f/1?a=b"][method=post]`).length, 1);
});
