import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { buildFixture, copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';

/** The page without header and footer, which name every service. */
function mainOf(fixture: FixtureSite, page: string): string {
  return fixture.read(page).match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
}

const NOINDEX = /<meta name="robots" content="noindex">/;

describe('a build', () => {
  it('writes the same bytes from the same inputs in two folders', async () => {
    const [one, two] = [copyFixture(), copyFixture()];
    await one.build();
    await two.build({ cache: join(two.folder, 'cache') });
    assert.deepEqual(one.readAll(), two.readAll());
  });

  it('moves every address along with the base path', async () => {
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

  it('is hidden from search engines if it is a preview, in another folder of its own host', async () => {
    const fixture = copyFixture();
    const isIndexed = () => !NOINDEX.test(fixture.read('contact/index.html'));
    await fixture.build({ base: '/preview/' });
    assert.ok(!isIndexed());
    await fixture.build({ origin: 'https://elsewhere.test', base: '/co-op/' });
    assert.ok(isIndexed());
    await fixture.build();
    assert.ok(isIndexed());
  });

  it('prints how many entries are samples, if any', async () => {
    const fixture = copyFixture('new-files');
    const sampleLines = () => fixture.lines.filter((line) => line.includes('sample'));
    await fixture.build();
    assert.deepEqual(sampleLines(), []);
    for (const name of ['meat', 'produce']) fixture.edit(`services/${name}.md`, 'order:', 'sample: true\norder:');
    await fixture.build();
    assert.deepEqual(sampleLines(), ['2 sample entries remain (npm run publish-check lists them)']);
  });
});

describe('a new file', () => {
  const link = 'href="/services/product-categories/meat/"';
  let fixture: FixtureSite;
  before(async () => {
    fixture = await buildFixture('new-files');
  });

  it('adds a service to menu, tab, siblings, footer, sitemap and site map', () => {
    const [top = ''] = fixture.read('services/product-categories/produce/index.html').split('<footer');
    assert.match(fixture.read('services/product-categories/meat/index.html'), /<title>Meat \| TTGU<\/title>/);
    assert.ok(fixture.read('services/index.html').split('<footer')[0]?.includes(link), 'tab');
    assert.ok(fixture.read('contact/index.html').split('<footer')[1]?.includes(link), 'footer');
    assert.ok(top.includes(link), 'sibling');
    assert.ok(fixture.read('sitemap.xml').includes('/services/product-categories/meat/'), 'sitemap');
    assert.ok(mainOf(fixture, 'site-map/index.html').includes(link), 'site map');
  });

  it('adds a page of Company Info to the menu and the list', () => {
    assert.match(fixture.read('company-info/our-trucks/index.html'), /They are green\./);
    assert.ok(fixture.read('company-info/index.html').includes('href="/company-info/our-trucks/"'));
    assert.ok(fixture.read('index.html').includes('href="/company-info/our-trucks/"'));
  });

  it('adds a quote', () => assert.match(fixture.read('index.html'), /The trucks come when they said\./));

  it('stays out of search, the sitemap and the site map when it says noindex', async () => {
    fixture.edit('services/produce.md', 'order: 1', 'order: 1\nnoindex: true');
    await fixture.build();
    assert.match(fixture.read('services/product-categories/produce/index.html'), NOINDEX);
    assert.ok(!fixture.read('sitemap.xml').includes('/produce/'));
    assert.ok(!mainOf(fixture, 'site-map/index.html').includes('/produce/'));
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
  const readPolicy = () => /Content-Security-Policy" content="([^"]*)"/.exec(fixture.read('contact/index.html'))?.[1];
  const allowed = () =>
    readPolicy()
      ?.split('; ')
      .filter((directive) => /^(form-action|connect-src) /.test(directive));
  await fixture.build();
  assert.deepEqual(allowed(), ["form-action 'none'", "connect-src 'self'"]);
  const origin = 'https://forms.example.com:8443';
  fixture.edit('site.md', 'footer:', `contact: { endpoint: "${origin}/f/1?a=b" }\nfooter:`);
  await fixture.build();
  assert.deepEqual(allowed(), [`form-action ${origin}`, `connect-src 'self' ${origin}`]);
  assert.ok(
    /<form[^>]*>/.exec(fixture.read('contact/index.html'))?.[0].includes(` action="${origin}/f/1?a=b" method="post"`),
  );
});
