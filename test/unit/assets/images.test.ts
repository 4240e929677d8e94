/** Pictures: which can be used, and how they are encoded. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { visibleArea } from '../../../engine/assets/encode.ts';
import { getOriginal, type InspectedPictures, inspectPictures } from '../../../engine/assets/pictures.ts';
import { planPictures } from '../../../engine/assets/renditions.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { UnusablePicture } from '../../../engine/core/index.ts';
import { openResults } from '../../../engine/core/results.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { copyFixture } from '../../support/fixture-site.ts';
import { assertRows } from '../../support/table.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const images = makeTemporaryFolder('images');
const caches = makeTemporaryFolder('caches');
let inspection: InspectedPictures;

before(async () => {
  const exif = { IFD0: { Artist: 'Dana' }, IFD3: { GPSLatitudeRef: 'N' } };
  const frames = [await paint(700, 400).png().toBuffer(), await paint(700, 400).negate().png().toBuffer()];
  const clear = { create: { width: 800, height: 600, channels: 4, background: '#0000' } } as const;
  const pictures = {
    'whole.jpg': await paint(1000, 600).jpeg().toBuffer(),
    // Like a photo from a camera that was held upside down.
    'turned.jpg': await paint(800, 600).withExif(exif).withMetadata({ orientation: 3 }).jpeg().toBuffer(),
    'print.jpg': await paint(800, 600).toColorspace('cmyk').jpeg().toBuffer(),
    'wide.png': await makeNoise(1300, 450),
    'clear.png': await sharp(clear).png().toBuffer(),
    // All below are refused.
    'produce.jpg': await paint(639, 400).jpeg().toBuffer(),
    'tall.jpg': await paint(700, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'huge.png': await paint(8000, 5002).png().toBuffer(),
    'pole.png': await paint(640, 3210).png().toBuffer(),
    'moving.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'cut.jpg': (await paint(800, 600).jpeg().toBuffer()).subarray(0, -500),
    'cut.png': (await paint(800, 600).png().toBuffer()).subarray(0, -300),
    'notes.txt': 'peaches',
    'list.jpg': '%PDF-1.7 peaches',
    'pointer.jpg': 'version https://git-lfs.github.com/spec/v1\noid sha256:f8e2ca30\nsize 508128\n',
    'phone.heic': Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
  };
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(join(images, name), bytes);
  inspection = await inspectPictures(images, PALETTE.paper, { store: cacheIn('cache'), results: openResults() });
});

/** Paints a picture red above green, which shows its orientation. */
function paint(width: number, height: number): Sharp {
  const lower = { create: { width, height: height / 2, channels: 3, background: 'green' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: lower, left: 0, top: height / 2 },
  ]);
}

/** Equally hard to compress at every size, so bytes per pixel depend only on the quality. */
function makeNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
}

const cacheIn = (name: string) => openCache(join(caches, name));
/** A picture, and why it is refused, with the fix. */
const REFUSED_PICTURES = {
  'produce.jpg': 'is 639 pixels wide. Use one of at least 640 pixels.',
  'tall.jpg': 'is 400 pixels wide. Use one of at least 640 pixels.',
  'huge.png': 'has 41 megapixels. Use a copy of at most 40 megapixels.',
  'pole.png': 'measures 640 by 3210 pixels. Use one whose longer side is at most 5 times the other.',
  'moving.webp': 'is animated. Use a still picture.',
  'cut.jpg': 'is damaged or cut short. Use an intact copy.',
  'cut.png': 'is damaged or cut short. Use an intact copy.',
  'phone.heic':
    'is a HEIC picture, which browsers cannot show. Export it as a JPEG, or let the phone take “Most Compatible” pictures.',
  'notes.txt': 'is not a picture, or a broken one. Use an intact copy.',
  'list.jpg': 'is a PDF. Use a JPEG, PNG or WebP picture. A PDF to download belongs in `public/`.',
  'pointer.jpg': 'is only a pointer to a picture in Git LFS. Run `git lfs install`, then `git lfs pull`.',
};

describe('a picture that cannot be used', () => {
  it('is refused with a fix', () =>
    assertRows(REFUSED_PICTURES, (name) => {
      const refused = inspection.get(name);
      return refused instanceof UnusablePicture ? `${refused.message}. ${refused.fix}` : 'was accepted';
    }));

  it('is reported at every place in the content that names it', async () => {
    const error = '`produce.jpg` is 639 pixels wide. Use one of at least 640 pixels.';
    assert.deepEqual((await copyFixture().errors({ images })).split('\n'), [
      `content/groups/product-categories.md:7:17 error ${error}`,
      `content/pages/home.md:18:19 error ${error}`,
      `content/pages/membership.md:5:17 error ${error}`,
      `content/services/produce.md:8:17 error ${error}`,
      `content/site.md:18:17 error ${error}`,
    ]);
  });
});

/** The width, height and focus of a picture, and the part of it that fills a box of 1000 by 500. */
const CROPS = {
  '2000 1000 50% 22%': { left: 0, top: 0, width: 2000, height: 1000 },
  '1000 1000 50% 22%': { left: 0, top: 110, width: 1000, height: 500 },
  '2000 500 100% 0%': { left: 1000, top: 0, width: 1000, height: 500 },
  '2000 500 25% 50%': { left: 250, top: 0, width: 1000, height: 500 },
};

describe('the part of a picture that fills a box', () => {
  const box = { width: 1000, height: 500 };

  it('is the part that browsers show', () =>
    assertRows(CROPS, (picture) => {
      const [width, height, ...focus] = picture.split(' ');
      return visibleArea(box, { width: Number(width), height: Number(height) }, focus.join(' '));
    }));
});

/** @param max how many bytes of the picture a phone may load */
async function encode(name: string, max?: number) {
  const budgets = new Map(max === undefined ? [] : [[name, max]]);
  const { pictures, files } = planPictures([getOriginal(inspection, name)], budgets, cacheIn('cache'));
  const read = async (path: string) => {
    const file = files.find((one) => `/${one.path}` === path) ?? assert.fail(path);
    return Buffer.from(await file.read());
  };
  return { ...(pictures.get(name) ?? assert.fail(name)), read };
}

describe('an encoded picture', () => {
  const listWidths = (files: readonly { width: number }[]) => files.map(({ width }) => width);

  it('is upright, without metadata', async () => {
    const { avif, fallback, read } = await encode('turned.jpg');
    for (const { path } of [...avif, ...fallback]) {
      const metadata = await sharp(await read(path)).metadata();
      for (const name of ['exif', 'icc', 'xmp', 'orientation'] as const) assert.equal(metadata[name], undefined);
      const top = await sharp(await read(path))
        .resize(1, 2, { fit: 'fill' })
        .raw()
        .toBuffer();
      assert.ok((top[1] ?? 0) > (top[0] ?? 0), `${path}: green should be above red`);
    }
  });

  it('is never wider than its original, and as wide as its srcset says', async () => {
    const { avif, fallback, width, height, read } = await encode('whole.jpg');
    assert.deepEqual([width, height], [1000, 600]);
    assert.deepEqual(listWidths(avif), [400, 560, 780, 1000]);
    assert.deepEqual(listWidths(fallback), [780, 1000]);
    for (const { path, width } of [...avif, ...fallback]) {
      assert.equal((await sharp(await read(path)).metadata()).width, width);
    }
  });

  it('has a lower quality at phone widths if its budget needs that, but not below the minimum', async () => {
    const weigh = async (max?: number) => {
      const { avif, read } = await encode('wide.png', max);
      const at = (pixels: number) => avif.find(({ width }) => width === pixels)?.path ?? assert.fail();
      const [phone, desktop] = [await read(at(1080)), await read(at(1300))];
      return { path: at(1080), phone: phone.length, desktop: desktop.length };
    };
    const free = await weigh();
    const max = Math.floor(0.8 * free.phone);
    const [tight, lowest, alsoLowest] = [await weigh(max), await weigh(1), await weigh(2)];
    assert.ok(tight.phone <= max);
    assert.ok(lowest.phone <= tight.phone);
    assert.equal(lowest.phone, alsoLowest.phone);
    assert.equal(lowest.desktop, free.desktop);
    // Browsers cache files forever, so other bytes need another name.
    assert.equal(new Set([free, tight, lowest].map(({ path }) => path)).size, 3);
  });

  for (const name of ['print.jpg', 'clear.png']) {
    it(`is in sRGB and without transparency, even if its original is not: ${name}`, async () => {
      const { avif, read } = await encode(name);
      for (const { path } of avif) {
        const { space, hasAlpha } = await sharp(await read(path)).metadata();
        assert.deepEqual({ space, hasAlpha }, { space: 'srgb', hasAlpha: false });
      }
    });
  }
});
