import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { buildFixture, copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';

const NOINDEX = /<meta name="robots" content="noindex">/;

describe('a build', () => {
  it('shows the pictures of a text in every size, with their captions', async () => {
    const fixture = copyFixture();
    fixture.edit('services/produce.md', /$/, '\n![Apples & "pears"](produce.jpg "At dawn")\n');
    await fixture.build();
    const [figure = ''] =
      /<figure>.*?<\/figure>/s.exec(fixture.read('services/product-categories/produce/index.html')) ?? [];
    assert.match(figure, /<source type="image\/avif" srcSet="\/assets\/produce-\d+/);
    assert.match(figure, /alt="Apples &amp; &quot;pears&quot;".*<figcaption>At dawn<\/figcaption>/);
  });

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

  it('is hidden from search engines if it is a preview: on the host of the site, but with another base path', async () => {
    const fixture = copyFixture();
    const isIndexed = () => !NOINDEX.test(fixture.read('contact/index.html'));
    await fixture.build({ base: '/preview/' });
    assert.ok(!isIndexed());
    // On another host, the site is not a preview.
    await fixture.build({ origin: 'https://elsewhere.test', base: '/co-op/' });
    assert.ok(isIndexed());
    await fixture.build();
    assert.ok(isIndexed());
  });

  it('logs how many entries are samples, if any', async () => {
    const fixture = copyFixture('overlays/new-files');
    const sampleLines = () => fixture.lines.filter((line) => line.includes('sample'));
    await fixture.build();
    assert.deepEqual(sampleLines(), []);
    for (const name of ['meat', 'produce']) fixture.edit(`services/${name}.md`, 'order:', 'sample: true\norder:');
    await fixture.build();
    assert.deepEqual(sampleLines(), ['content: 2 sample entries remain (npm run publish-check lists them)']);
  });
});

/** Where a new service or a new page of Company Info is linked: the page, and the link on it. */
const NEW_LINKS = {
  'the tab of its group': { page: 'services/', link: 'main a[href="/services/product-categories/meat/"]' },
  'the other services of a group': {
    page: 'services/product-categories/produce/',
    link: 'main a[href="/services/product-categories/meat/"]',
  },
  'the footer': { page: 'contact/', link: 'footer a[href="/services/product-categories/meat/"]' },
  'the site map': { page: 'site-map/', link: 'main a[href="/services/product-categories/meat/"]' },
  'the list of Company Info': { page: 'company-info/', link: 'main a[href="/company-info/our-trucks/"]' },
  'the menu': { page: '', link: 'header a[href="/company-info/our-trucks/"]' },
};

describe('a new file', () => {
  const MEAT = '/services/product-categories/meat/';
  const TRUCKS = '/company-info/our-trucks/';
  let fixture: FixtureSite;
  before(async () => {
    fixture = await buildFixture('overlays/new-files');
  });

  for (const [place, { page, link }] of Object.entries(NEW_LINKS)) {
    it(`is linked in ${place}`, () => assert.ok(openPage(fixture, page)(link).length > 0));
  }

  it('adds a page with its title and text, and lists it in the sitemap', () => {
    assert.equal(openPage(fixture, MEAT.slice(1))('title').text(), 'Meat | TTGU');
    assert.match(openPage(fixture, TRUCKS.slice(1))('main').text(), /They are green\./);
    assert.ok(fixture.read('sitemap.xml').includes(MEAT));
  });

  it('adds a quote', () => assert.match(fixture.read('index.html'), /The trucks come when they said\./));

  it('stays out of search, the sitemap and the site map when it says noindex', async () => {
    fixture.edit('services/meat.md', 'order: 1', 'order: 1\nnoindex: true');
    await fixture.build();
    assert.match(fixture.read('services/product-categories/meat/index.html'), NOINDEX);
    assert.ok(!fixture.read('sitemap.xml').includes('/meat/'));
    assert.equal(openPage(fixture, 'site-map/')('main a[href*="/meat/"]').length, 0);
  });
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
