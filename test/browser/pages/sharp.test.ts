/** Pictures have the pixels that their windows show, and few more. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/look.ts';
import { listPaths, listSamplePaths, openRealSite } from '../../support/browser/sites.ts';
import { visitReal } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';

const WIDTHS = [360, 768, 1024, 1440, 1920];
const DENSITIES = [1, 2, 3];
/** Pixels of the file for each pixel shown. */
const [MIN, MAX] = [0.95, 1.6];

const site = await openRealSite();

describe('the pictures', () => {
  for (const path of EVERY_PAGE ? listPaths(site) : listSamplePaths(site)) {
    it(`of ${path} are sharp, and not much larger than that`, () =>
      visitReal(path, { script: false, tolerate: /404/ }, async (page) => {
        const found: string[] = [];
        for (const width of WIDTHS) {
          for (const density of DENSITIES) {
            await page.setViewport({ width, height: 900, deviceScaleFactor: density });
            found.push(...(await findBlurred(page)).map((picture) => `${width} px at ${density}x: ${picture}`));
          }
        }
        assert.deepEqual(found, []);
      }));
  }
});

async function findBlurred(page: Page): Promise<string[]> {
  // A browser keeps a larger file that it has, so copies choose among files that do not exist, which name their widths.
  await page.$$eval('.picture source', (sources) => {
    for (const source of sources) {
      source.srcset = source.srcset.replace(/\S+ (\d+)w/g, '/width,$1 $1w');
      source.parentElement?.replaceWith(source.parentElement.cloneNode(true));
    }
  });
  const haveChosen = () =>
    page.$$eval('.picture:has(source) img', (images) =>
      images.every((image) => image.currentSrc !== '' || image.getClientRects().length === 0),
    );
  await eventually(haveChosen);
  const shown = await page.$$eval('.picture:has(source) img', (images) =>
    images
      .filter((image) => image.getClientRects().length > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const widths = image.previousElementSibling?.getAttribute('srcset')?.match(/\d+(?=w)/g) ?? [];
        // As `object-fit: cover` draws it.
        const pixels = Math.round(Math.max(width, height * ratio) * devicePixelRatio);
        const name = image.src.split('/').at(-1) ?? '';
        return {
          name,
          sizes: image.sizes,
          chosen: Number(image.currentSrc.split(',')[1]),
          widths: widths.map(Number),
          pixels,
        };
      }),
  );
  return shown.flatMap(({ name, sizes, chosen, widths, pixels }) => {
    const isSharp = chosen >= MIN * pixels || chosen === Math.max(...widths);
    const isSmall = chosen <= MAX * pixels || chosen === Math.min(...widths);
    return isSharp && isSmall ? [] : [`${name} of ${chosen} pixels for ${pixels} ("${sizes}")`];
  });
}
