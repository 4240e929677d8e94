/** Columns on the screen, sheets of paper, and what a small phone shows first. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Page } from 'puppeteer-core';
import { PATHS, toJobPath, toServicePath } from '../../../site/model/paths.ts';
import { needs } from '../../support/browser/needs.ts';
import { measure } from '../../support/browser/page.ts';
import { openRealSite } from '../../support/browser/sites.ts';
import { visitRealSite, visitTestSite } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import { content } from '../../support/published.ts';

const realSite = await openRealSite();
const SERVICES = content.services.map(toServicePath);
const JOBS = content.jobs.map((job) => toJobPath(job, content));
const JOB_LIST = '/company-info/employment-opportunities/';
const WIDTH = 1440;

/** Elements that begin a column, unless they are part of a card, panel or carousel. */
const COLUMN_STARTS = [
  ...['h1', 'h2', '.lead', '.intro-picture', '.price-cards', '.who-to-ask', '.invitation-text'],
  ...['.membership-parts > *', '.calculator-panel', '.service-quote blockquote', '.split > *'],
  ...['.section-head > *', '.service-list > section > *'],
];

it('on home, services and membership, a second column begins at one of only two positions', async () => {
  const withFigures = content.services.filter(({ figures }) => figures.length > 0);
  // Reversed, because a Map keeps the last service of each group.
  const services = [
    ...new Map(withFigures.reverse().map((service) => [service.group, toServicePath(service)])).values(),
  ];
  assert.ok(services.length > 0);
  const starts = new Map<number, string[]>();
  await visitRealSite('/', { width: WIDTH }, async (page) => {
    for (const path of [PATHS.home, PATHS.services, PATHS.membership, ...services]) {
      await page.goto(realSite.address + path.slice(1));
      const columns = await page.$$eval(COLUMN_STARTS.map((part) => `main ${part}`).join(), (parts) =>
        parts
          .filter((part) => part.checkVisibility() && !part.closest('.carousel, .card, .panel, .people, .sr-only'))
          .map((part) => [Math.round(part.getBoundingClientRect().left), part.className || part.tagName] as const),
      );
      for (const [left, name] of columns) {
        if (left > WIDTH / 3) starts.set(left, [...(starts.get(left) ?? []), `${path} ${name}`]);
      }
    }
  });
  assert.ok(starts.size > 0);
  assert.ok(starts.size <= 2, JSON.stringify(Object.fromEntries(starts), null, 2));
});

/** The limit for a PDF without pictures, which is mostly fonts. */
const MAX_BYTES = 500_000;

const FORMATS = ['Letter', 'A4'] as const;

/** Counts the pages of a PDF, which Firefox lists in compressed streams. */
async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format }));
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  );
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

describe('on paper', () => {
  /** The longest page or, with TEST_EVERY_PAGE=true, all of them. */
  const choose = (paths: readonly string[]) => {
    const read = (path: string) => load(readFileSync(join(realSite.folder, path, 'index.html'), 'utf8'));
    const length = (path: string) => read(path)('main').text().length;
    return paths.toSorted((a, b) => length(b) - length(a)).slice(0, EVERY_PAGE ? undefined : 1);
  };
  const isProduct = (path: string) => path.includes('/product-categories/');

  it('pages of services and jobs, the list of jobs and the contact page take one sheet each', () =>
    visitRealSite('/', {}, async (page) => {
      for (const path of [
        ...choose(SERVICES.filter(isProduct)),
        ...choose(SERVICES.filter((path) => !isProduct(path))),
        ...choose(JOBS),
        JOB_LIST,
        PATHS.contact,
      ]) {
        await page.goto(realSite.address + path.slice(1));
        for (const format of FORMATS) assert.equal(await countSheets(page, format), 1, `${path} ${format}`);
      }
    }));

  it('the home page takes three sheets at most, and has no pictures', () =>
    visitRealSite('/', {}, async (page) => {
      for (const picture of await page.$$('main .picture')) await picture.scrollIntoView();
      await page.waitForNetworkIdle({ idleTime: 50 });
      for (const format of FORMATS) {
        const sheets = await countSheets(page, format);
        assert.ok(sheets <= 3, `${sheets} of ${format}`);
      }
      assert.ok((await page.pdf({ format: 'A4' })).length < MAX_BYTES);
    }));

  it('a page shows the addresses of its links, and no menu', needs('printed styles'), () =>
    visitTestSite('/company-info/employment-opportunities/order-selector/', {}, async (page) => {
      await page.emulateMediaType('print');
      const written = await page.$eval('.button-primary', (link) => getComputedStyle(link, '::after').content);
      assert.match(written, /https:\/\/careers\.example\.com/);
      assert.equal(await page.$eval('.header nav', (nav) => nav.checkVisibility()), false);
    }),
  );
});

describe('the list of two jobs', () => {
  const [width, height] = [360, 740];
  const KEY_FACTS = ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver'];

  it('shows pay, lifting limit and the link to apply within a screen and a half of a small phone', () =>
    visitRealSite(JOB_LIST, { width, height }, async (page) => {
      await page.evaluate(() => document.fonts.ready);
      const parts = await measure(page, '.job :is(.pay-step, .terms, .button-primary)');
      const texts = parts.map(({ text }) => text.replace(/\s/g, ' ')).join(' ');
      for (const fact of KEY_FACTS) assert.ok(texts.includes(fact), fact);
      for (const { text, bottom } of parts) assert.ok(bottom <= 1.5 * height, `${text} ends at ${bottom} px`);
    }));

  it('is followed by a picture as wide as the window, even at 2560 px', () =>
    visitRealSite(JOB_LIST, { width: 2560 }, async (page) => {
      assert.equal((await measure(page, '.section + .picture'))[0]?.width, 2560);
    }));
});
