import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { eventually } from '../../support/browser/page.ts';
import { listPaths, listTwoPathsPerKind, openRealSite } from '../../support/browser/sites.ts';
import { visitRealSite } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';

const WIDTHS = [360, 768, 1024, 1440, 1920];
const DENSITIES = [1, 2, 3];
const WINDOWS = WIDTHS.flatMap((width) => DENSITIES.map((deviceScaleFactor) => ({ width, deviceScaleFactor })));
/** How wide a file may be, as a multiple of its picture's width in screen pixels. */
const [MIN, MAX] = [0.95, 1.6];

/** Tiles of `.shelf` (services/feature.css) show a part of a larger picture. */
const IMAGES = '.picture:has(source) img:not(.shelf img)';

it('pictures are sharp in every window, and not much larger than needed', needs('pages without scripts'), async () => {
  const site = await openRealSite();
  const errors: string[] = [];
  // `listWrongSizes` makes the browser request files that do not exist.
  await visitRealSite('/', { script: false, tolerate: /404/ }, async (page) => {
    for (const path of EVERY_PAGE ? listPaths(site) : listTwoPathsPerKind(site)) {
      await page.goto(site.address + path.slice(1));
      for (const window of WINDOWS) {
        await page.setViewport({ height: 900, ...window });
        const where = `${path}, ${window.width} px at ${window.deviceScaleFactor}x`;
        errors.push(...(await listWrongSizes(page)).map((picture) => `${where}: ${picture}`));
      }
    }
  });
  assert.deepEqual(errors, []);
});

/** How wide a picture may be, as a share of the width in its `sizes`: one size may stand for several layouts. */
const [NARROWEST, WIDEST] = [0.65, 1.15];

it('pictures are as wide as their `sizes` say in every window', needs('pages without scripts'), async () => {
  const site = await openRealSite();
  const errors: string[] = [];
  let count = 0;
  await visitRealSite('/', { script: false }, async (page) => {
    for (const path of listPaths(site)) {
      await page.goto(site.address + path.slice(1));
      for (const width of WIDTHS) {
        await page.setViewport({ height: 900, width });
        const pictures = await page.$$eval(IMAGES, readWidths);
        count += pictures.length;
        for (const { name, sizes, slot, shown } of pictures) {
          const share = shown / slot;
          if (share >= NARROWEST && share <= WIDEST) continue;
          errors.push(`${path}, ${width} px: ${name} is ${shown} px wide, but "${sizes}" is ${slot}`);
        }
      }
    }
  });
  assert.ok(count > 0);
  assert.deepEqual(errors, []);
});

/** Runs in the page. */
function readWidths(images: HTMLImageElement[]) {
  const ruler = document.body.appendChild(document.createElement('div'));
  ruler.style.position = 'absolute';
  /** The first size whose condition matches (HTML, section 4.8.4.2.2), in CSS pixels. */
  const findSlot = (sizes: string): number => {
    for (const size of sizes.split(/,(?![^(]*\))/)) {
      const [, condition = '', length = ''] = /^\s*(\(min-width:[^)]*\)\s+)?(.*)$/.exec(size) ?? [];
      if (condition !== '' && !matchMedia(condition).matches) continue;
      ruler.style.width = length;
      return ruler.getBoundingClientRect().width;
    }
    return innerWidth;
  };
  const shown = images.filter((image) => image.getClientRects().length > 0);
  const widths = shown.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return {
      name: image.src.split('/').at(-1) ?? '',
      sizes: image.sizes,
      slot: Math.round(findSlot(image.sizes)),
      // As `object-fit: cover` draws it.
      shown: Math.round(Math.max(width, height * ratio)),
    };
  });
  ruler.remove();
  return widths;
}

/** Pictures for which the browser chooses a file that is too small or too large. */
async function listWrongSizes(page: Page): Promise<string[]> {
  // A browser that has loaded a large file chooses no smaller one. So each picture is replaced by a copy without loaded files.
  // The URLs in the copy contain the widths of the files, so `currentSrc` shows the choice.
  await page.$$eval('.picture source', (sources) => {
    for (const source of sources) {
      source.srcset = source.srcset.replace(/\S+ (\d+)w/g, '/width,$1 $1w');
      source.parentElement?.replaceWith(source.parentElement.cloneNode(true));
    }
  });
  const shown = await eventually(() => page.$$eval(IMAGES, readPictures));
  return shown.flatMap(({ name, sizes, chosen, widths, pixels }) => {
    const isSharp = chosen >= MIN * pixels || chosen === Math.max(...widths);
    const isSmall = chosen <= MAX * pixels || chosen === Math.min(...widths);
    return isSharp && isSmall ? [] : [`${name} of ${chosen} pixels for ${pixels} ("${sizes}")`];
  });
}

/** The visible pictures, or undefined until the browser has chosen a file for each. Runs in the page. */
function readPictures(images: HTMLImageElement[]) {
  const shown = images.filter((image) => image.getClientRects().length > 0);
  if (shown.some(({ currentSrc }) => currentSrc === '')) return undefined;
  return shown.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const widths = image.previousElementSibling?.getAttribute('srcset')?.match(/\d+(?=w)/g) ?? [];
    return {
      name: image.src.split('/').at(-1) ?? '',
      sizes: image.sizes,
      chosen: Number(image.currentSrc.split(',')[1]),
      widths: widths.map(Number),
      // As `object-fit: cover` draws it.
      pixels: Math.round(Math.max(width, height * ratio) * devicePixelRatio),
    };
  });
}
