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
  // Tiles of `.shelf` (services/feature.css) show a part of a larger picture.
  const shown = await eventually(() => page.$$eval('.picture:has(source) img:not(.shelf img)', readPictures));
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
