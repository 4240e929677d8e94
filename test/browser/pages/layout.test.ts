/** Where things stand: columns on the screen, pages on paper. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { PATHS } from '../../../site/model/paths.ts';
import { JOBS, SERVICES } from '../../site/specification.ts';
import { needs } from '../../support/browser/needs.ts';
import { countSheets } from '../../support/browser/paper.ts';
import { openRealSite, type TestSite } from '../../support/browser/sites.ts';
import { visit, visitReal } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';

const realSite = await openRealSite();
const WIDTH = 1440;

/** What begins a column; cards and what stands within them keep to edges of their own. */
const PARTS = [
  ...['h1', 'h2', '.lead', '.page-head-picture', '.price-cards', '.whom-to-ask', '.invitation-words'],
  ...['.membership-parts > *', '.calculator-result', '.service-quote blockquote', '.split > *'],
  ...['.section-head > *', '.packing > section > *'],
];

/** The first service of each group that shows figures. */
function listServices({ folder, kinds = {} }: Pick<TestSite, 'folder' | 'kinds'>): string[] {
  const services = Object.keys(kinds).filter(
    (path) =>
      kinds[path] === 'service' &&
      /="(price-cards|ledger)/.test(readFileSync(join(folder, path, 'index.html'), 'utf8')),
  );
  return [...new Map(services.reverse().map((path) => [path.split('/').slice(0, -2).join('/'), path])).values()];
}

describe('second columns', () => {
  it('begin at one of two edges on home, services and membership', async () => {
    const services = listServices(realSite);
    assert.ok(services.length > 0);
    const starts = new Map<number, string[]>();
    for (const path of [PATHS.home, PATHS.services, PATHS.membership, ...services]) {
      await visitReal(path, { width: WIDTH }, async (page) => {
        const found = await page.$$eval(PARTS.map((part) => `main ${part}`).join(), (parts) =>
          parts
            .filter((part) => part.checkVisibility() && !part.closest('.carousel, .card, .panel, .people, .unseen'))
            .map((part) => [Math.round(part.getBoundingClientRect().left), part.className || part.tagName] as const),
        );
        for (const [left, name] of found) {
          if (left > WIDTH / 3) starts.set(left, [...(starts.get(left) ?? []), `${path} ${name}`]);
        }
      });
    }
    assert.ok(starts.size > 0);
    assert.ok(starts.size <= 2, JSON.stringify(Object.fromEntries(starts), null, 2));
  });
});

/** Of a file to be printed: its typefaces take most of it. */
const MOST_BYTES = 500_000;

const FORMATS = ['Letter', 'A4'] as const;

describe('on paper', () => {
  const { folder } = realSite;
  /** The longest come first. */
  const choose = (paths: readonly string[]) => {
    const length = (path: string) => load(readFileSync(join(folder, path, 'index.html'), 'utf8'))('main').text().length;
    return [...paths].sort((a, b) => length(b) - length(a)).slice(0, EVERY_PAGE ? undefined : 1);
  };
  for (const path of [
    ...choose(SERVICES.filter((path) => path.includes('/product-categories/'))),
    ...choose(SERVICES.filter((path) => !path.includes('/product-categories/'))),
    ...choose(JOBS),
    '/company-info/employment-opportunities/',
    '/contact/',
  ]) {
    it(`${path} takes one sheet`, () =>
      visitReal(path, {}, async (page) => {
        for (const format of FORMATS) assert.equal(await countSheets(page, format), 1, format);
      }));
  }

  it('the home page takes three sheets at most, and has no pictures', () =>
    visitReal('/', {}, async (page) => {
      for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
      await page.waitForNetworkIdle({ idleTime: 50 });
      for (const format of FORMATS) {
        const sheets = await countSheets(page, format);
        assert.ok(sheets <= 3, `${sheets} of ${format}`);
      }
      assert.ok((await page.pdf({ format: 'A4' })).length < MOST_BYTES);
    }));

  it('a page has the addresses of links, and no menu', needs('printed styles'), () =>
    visit('/company-info/employment-opportunities/order-selector/', {}, async (page) => {
      await page.emulateMediaType('print');
      const written = await page.$eval('.button-call', (link) => getComputedStyle(link, '::after').content);
      assert.match(written, /https:\/\/careers\.example\.com/);
      assert.equal(await page.$eval('.header nav', (nav) => nav.checkVisibility()), false);
    }),
  );
});
