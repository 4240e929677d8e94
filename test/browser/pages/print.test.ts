/** Every page as it is printed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { listPaths, openRealSite } from '../../support/browser/sites.ts';
import { visitReal } from '../../support/browser/visit.ts';
import { findCrowded, findCut } from './cut.ts';

/** The inside of a sheet of A4 with its margins, in CSS pixels. */
const SHEET = { width: 703, height: 1046 };

interface Faults {
  unreadable: string[];
  crowded: string[];
  torn: string[];
}

/** What is wrong with each page as a printer lays it out. */
async function readPrints(): Promise<Record<string, Faults>> {
  const prints: Record<string, Faults> = {};
  for (const path of listPaths(await openRealSite())) {
    await visitReal(path, {}, async (page) => {
      // One that is passed within a frame was never in view.
      for (const carousel of await page.$$('.carousel-region')) {
        await carousel.scrollIntoView();
        await page.waitForFunction((region) => region.classList.contains('carousel-live'), {}, carousel);
      }
      await page.emulateMediaType('print');
      await page.setViewport(SHEET);
      prints[path] = {
        unreadable: await findUnreadable(page),
        crowded: [...(await findCut(page)), ...(await findCrowded(page))],
        torn: await findTorn(page),
      };
    });
  }
  return prints;
}

/** Words that are too pale on white paper when grounds are not printed (1.4.3), and parts that a PDF paints over. */
function findUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const contrast = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => linear(Number(part) / 255));
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const isPale = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()) &&
      !element.closest('.unseen, script') &&
      contrast(getComputedStyle(element).color) < 4.5;
    // A PDF knows no masks that exclude one another: what is masked is printed whole (Chromium 156).
    const isMasked = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { content, maskImage } = getComputedStyle(element, part);
        return maskImage !== 'none' && (part === undefined || content !== 'none');
      });
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && (isPale(element) || isMasked(element)))
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pictures and captions that two sheets would share, and slides that are printed never or twice. */
function findTorn(page: Page): Promise<string[]> {
  return page.evaluate((height) => {
    const torn = [...document.querySelectorAll('.carousel-row, main img')].filter((part) => {
      if (part.matches('.carousel-row')) {
        const printed = [...part.children].filter((slide) => slide.checkVisibility());
        return printed.map((slide) => slide.getAttribute('data-slide')).join() !== [...printed.keys()].join();
      }
      let whole: Element | null = part;
      while (whole && getComputedStyle(whole).breakInside !== 'avoid') whole = whole.parentElement;
      return part.checkVisibility() && (!whole || whole.getBoundingClientRect().height > height);
    });
    return torn.map((part) => part.outerHTML.slice(0, 120));
  }, SHEET.height);
}

describe('every page on paper', () => {
  let prints: Promise<Record<string, Faults>> | undefined;
  const assertNone = async (kind: keyof Faults) => {
    prints ??= readPrints();
    for (const [path, faults] of Object.entries(await prints)) assert.deepEqual(faults[kind], [], path);
  };

  it('is dark on white, with and without its grounds', needs('printed styles'), () => assertNone('unreadable'));
  it('keeps words apart, and within their columns', needs('printed styles'), () => assertNone('crowded'));
  it('shows each picture and slide once and whole', needs('printed styles'), () => assertNone('torn'));
});
