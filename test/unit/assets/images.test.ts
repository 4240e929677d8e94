import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { type InspectedPictures, inspectPictures, originalOf } from '../../../engine/assets/pictures.ts';
import { deferPictures } from '../../../engine/assets/renditions.ts';
import { type Cache, openCache } from '../../../engine/core/cache.ts';
import { bytesOf, isCached, type ProduceOptions, produce } from '../../../engine/core/output.ts';
import { logProgress } from '../../../engine/core/progress.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { makeTemporary } from '../../support/temporary.ts';
import { makeImages, paint, paintTurned } from './images-folder.ts';

let images: string;
const caches = makeTemporary('caches');
let inspection: InspectedPictures;

before(async () => {
  const whole = await paint(1000, 600).jpeg().toBuffer();
  images = makeImages({
    'whole.jpg': whole,
    'Same Fruit (1).JPG': whole,
    'same-fruit-1.jpg': whole,
    'turned.jpg': await paintTurned(),
    'print.jpg': await paint(800, 600).toColorspace('cmyk').jpeg().toBuffer(),
    'narrow.png': await grain(900, 400),
    'wide.png': await grain(1300, 450),
    'gray.png': await paint(800, 600).toColorspace('b-w').png().toBuffer(),
    'clear.png': await sharp({ create: { width: 800, height: 600, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  });
  inspection = await inspectPictures(images, PALETTE.paper, cacheIn('cache'));
});

/** Noise: equally hard to compress at every size, so bytes per pixel depend only on the quality. */
const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer();

const cacheIn = (name: string) => openCache(join(caches, name));
const optionsWith = (cache: Cache, log: (line: string) => void = () => undefined) => ({
  cache,
  stampOfWritten: () => undefined,
  progress: logProgress(log),
});

/** Encodes some originals. `max` limits the bytes that a phone may load of each. */
async function encodeAll(names: readonly string[], options: ProduceOptions, max?: number) {
  const originals = names.map((name) => originalOf(inspection, name));
  const budgets = new Map(max === undefined ? [] : names.map((name) => [name, max]));
  const { pictures, deferred } = deferPictures(originals, budgets);
  const outputs = await produce(deferred, options);
  const read = (path = '') => Buffer.from(bytesOf(outputs.find((output) => `/${output.path}` === path)?.content ?? ''));
  return { pictures, outputs, read };
}

/** Encodes one original. */
async function encode(name: string, max?: number) {
  const { pictures, ...encoded } = await encodeAll([name], optionsWith(cacheIn('cache')), max);
  return { ...(pictures.get(name) ?? assert.fail(name)), ...encoded };
}

describe('an encoded picture', () => {
  const widthsOf = (files: readonly { width: number }[]) => files.map(({ width }) => width);

  it('is upright, without metadata', async () => {
    const { avif, fallback, read } = await encode('turned.jpg');
    for (const { path } of [...avif, ...fallback]) {
      const metadata = await sharp(read(path)).metadata();
      for (const name of ['exif', 'icc', 'xmp', 'orientation'] as const) assert.equal(metadata[name], undefined);
      const top = await sharp(read(path)).resize(1, 2, { fit: 'fill' }).raw().toBuffer();
      assert.ok((top[1] ?? 0) > (top[0] ?? 0), `${path}: green should be above red`);
    }
  });

  it('is never wider than its original, and as wide as its srcset says', async () => {
    const { avif, fallback, width, height, read } = await encode('whole.jpg');
    assert.deepEqual([width, height], [1000, 600]);
    assert.deepEqual(widthsOf(avif), [400, 560, 780, 1000]);
    assert.deepEqual(widthsOf(fallback), [780, 1000]);
    for (const { path, width } of [...avif, ...fallback]) {
      assert.equal((await sharp(read(path)).metadata()).width, width);
    }
  });

  it('has a higher quality at desktop widths than at phone widths', async () => {
    const [narrow, wide] = [await encode('narrow.png'), await encode('wide.png')];
    for (const format of ['avif', 'fallback'] as const) {
      const [few = 0, many = 0] = [narrow, wide].map(
        ({ [format]: files, width, height, read }) => read(files.at(-1)?.path).length / (width * height),
      );
      assert.ok(many > 1.1 * few, `bytes for a pixel of ${format}`);
    }
  });

  it('has a lower quality at phone widths if its budget needs that, but not below the floor', async () => {
    const weigh = async (max?: number) => {
      const { avif, read } = await encode('wide.png', max);
      const at = (pixels: number) => avif.find(({ width }) => width === pixels)?.path ?? assert.fail();
      return { path: at(1080), phone: read(at(1080)).length, desktop: read(at(1300)).length };
    };
    const free = await weigh();
    const max = Math.floor(0.8 * free.phone);
    const [tight, floor, same] = [await weigh(max), await weigh(1), await weigh(2)];
    assert.ok(tight.phone <= max);
    assert.ok(floor.phone <= tight.phone);
    assert.equal(floor.phone, same.phone);
    assert.equal(floor.desktop, free.desktop);
    // Browsers cache files forever, so other bytes need another name.
    assert.equal(new Set([free, tight, floor].map(({ path }) => path)).size, 3);
  });

  it('has its own width only if the steps would waste much of it', async () => {
    assert.deepEqual(widthsOf((await encode('turned.jpg')).avif), [400, 560, 780]);
  });

  for (const name of ['print.jpg', 'gray.png', 'clear.png']) {
    it(`is in sRGB and without transparency, whatever its original: ${name}`, async () => {
      const { avif, read } = await encode(name);
      for (const { path } of avif) {
        const { space, hasAlpha } = await sharp(read(path)).metadata();
        assert.deepEqual({ space, hasAlpha }, { space: 'srgb', hasAlpha: false });
      }
    });
  }

  it('has its dominant color as background', () => {
    // A transparent picture is filled with the paper color; the histogram rounds it.
    assert.equal(originalOf(inspection, 'clear.png').color, '#f8f8e8');
  });

  it('has an address that is valid in a srcset', async () => {
    const { outputs } = await encode('Same Fruit (1).JPG');
    for (const { path } of outputs) assert.match(path, /^assets\/same-fruit-1-\d+\.[0-9a-f]{10}\.(avif|webp)$/);
  });

  it('is written once if two originals are the same', async () => {
    const { outputs } = await encodeAll(['Same Fruit (1).JPG', 'same-fruit-1.jpg'], optionsWith(cacheIn('cache')));
    assert.equal(new Set(outputs.map(({ path }) => path)).size, outputs.length);
  });
});

describe('encoding', () => {
  const encodeTwo = async (options: ProduceOptions) => {
    const { pictures, outputs } = await encodeAll(['whole.jpg', 'turned.jpg'], options);
    return { pictures, outputs };
  };

  it('logs its progress, and is not repeated', async () => {
    const made: string[] = [];
    const cache = cacheIn('twice');
    const watch = (key: string, make: () => Promise<Uint8Array>) => {
      made.push(key);
      return make();
    };
    const watched: Cache = { ...cache, getOrMake: (key, make) => cache.getOrMake(key, () => watch(key, make)) };
    const lines: string[] = [];
    const options = optionsWith(watched, (line) => lines.push(line));
    for (const _time of ['first', 'second']) {
      await encodeTwo(options);
      assert.equal(made.length, 10);
      assert.deepEqual(lines, ['encoding pictures: 2']);
    }
  });

  it('reads no picture that the site already has', async () => {
    const cache = cacheIn('written');
    const { pictures } = await encodeTwo(optionsWith(cache));
    const get = (key: string) => assert.fail(`${key} was read`);
    const again = await encodeTwo({ ...optionsWith({ ...cache, get }), stampOfWritten: (path: string) => path });
    assert.deepEqual(again.pictures, pictures);
    assert.ok(again.outputs.every(({ content }) => isCached(content)));
  });

  it('decodes no picture that was measured before', async () => {
    const cache = cacheIn('cache');
    const getOrMake: Cache['getOrMake'] = async (key) => cache.get(key) ?? assert.fail(`${key} was made again`);
    assert.equal((await inspectPictures(images, PALETTE.paper, { ...cache, getOrMake })).size, 9);
  });
});
