import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/page.ts';

const WIDTHS = [360, 768, 1024, 1440, 1920];
const DENSITIES = [1, 2, 3];
export const PICTURE_WINDOWS = WIDTHS.flatMap((width) =>
  DENSITIES.map((deviceScaleFactor) => ({ width, deviceScaleFactor, height: 900 })),
);

/** How wide a file may be, as a multiple of its picture's width in screen pixels. */
const [MIN, MAX] = [0.95, 1.6];

const IMAGES = '.picture:has(source) img';

/** Pictures for which the browser chooses a file that is not sharp, or much larger than needed. */
export async function findWrongSizes(page: Page): Promise<string[]> {
  // A browser that has loaded a large file chooses no smaller one. So each picture is replaced by a copy without loaded files.
  // The URLs in the copy contain the widths of the files, so `currentSrc` shows the choice.
  await page.$$eval('.picture', (pictures) => {
    for (const picture of pictures) {
      for (const source of picture.querySelectorAll('source')) {
        source.srcset = source.srcset.replace(/\S+ (\d+)w/g, '/width,$1 $1w');
      }
      picture.replaceWith(picture.cloneNode(true));
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
