import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { type Inspection, inspectPictures, type Original, originalOf } from '../../../engine/assets/pictures.ts';
import { deferPictures } from '../../../engine/assets/renditions.ts';
import { type Cache, openCache } from '../../../engine/core/cache.ts';
import { bytesOf, isCached, type ProduceOptions, produce } from '../../../engine/core/output.ts';
import { logged } from '../../../engine/core/progress.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { type ImagesFolder, makeImages, paint, paintTurned } from './images-folder.ts';

let folder: ImagesFolder;
let inspection: Inspection;

before(async () => {
  folder = await makeImages(async () => {
    const whole = await paint(1000, 600).jpeg().toBuffer();
    return {
      'whole.jpg': whole,
      'Same Fruit (1).JPG': whole,
      'same-fruit-1.jpg': whole,
      'turned.jpg': await paintTurned(),
      'print.jpg': await paint(800, 600).toColorspace('cmyk').jpeg().toBuffer(),
      'narrow.png': await grain(900, 600),
      'wide.png': await grain(1300, 800),
      'grey.png': await paint(800, 600).toColorspace('b-w').png().toBuffer(),
      'clear.png': await sharp({ create: { width: 800, height: 600, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    };
  });
  inspection = await inspectPictures(folder.images, PALETTE.paper, cacheIn('cache'));
});

/** Alike at every size, so that files of it differ by how they are encoded. */
const grain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .png()
    .toBuffer();

const cacheIn = (name: string) => openCache(join(folder.folder, name));
/** Where no site stands yet. */
const workbenchIn = (cache: Cache, log: (line: string) => void = () => undefined) => ({
  cache,
  stampOfWritten: () => undefined,
  progress: logged(log),
});

async function encodePictures(
  originals: readonly Original[],
  workbench: ProduceOptions,
  max: ReadonlyMap<string, number> = new Map(),
) {
  const { pictures, deferred } = deferPictures(originals, max);
  return { pictures, outputs: await produce(deferred, workbench) };
}

/** The encoded files of some pictures by their widths, e.g. "avif 640". */
async function encode(...names: string[]) {
  const originals = names.map((name) => originalOf(inspection, name));
  const { pictures, outputs } = await encodePictures(originals, workbenchIn(cacheIn('cache')));
  const read = (path = '') => Buffer.from(bytesOf(outputs.find((output) => `/${output.path}` === path)?.content ?? ''));
  return { pictures, outputs, read };
}

describe('an encoded picture', () => {
  it('stands upright, without metadata', async () => {
    const { pictures, read } = await encode('turned.jpg');
    const { avif, fallback } = pictures.get('turned.jpg') ?? assert.fail();
    for (const { path } of [...avif, ...fallback]) {
      const { exif, icc, xmp, orientation } = await sharp(read(path)).metadata();
      assert.deepEqual(
        { exif, icc, xmp, orientation },
        { exif: undefined, icc: undefined, xmp: undefined, orientation: undefined },
      );
      const top = await sharp(read(path)).resize(1, 2, { fit: 'fill' }).raw().toBuffer();
      assert.ok((top[1] ?? 0) > (top[0] ?? 0), `${path}: green should be above red`);
    }
  });

  it('is never wider than its original, and has the width that it is announced with', async () => {
    const { pictures, read } = await encode('whole.jpg');
    const { avif, fallback, ...measures } = pictures.get('whole.jpg') ?? assert.fail();
    assert.deepEqual([measures.width, measures.height], [1000, 600]);
    for (const [variants, widths] of [
      [avif, [400, 560, 780, 1000]],
      [fallback, [780, 1000]],
    ] as const) {
      assert.deepEqual(
        variants.map(({ width }) => width),
        widths,
      );
      for (const { path, width } of variants) assert.equal((await sharp(read(path)).metadata()).width, width);
    }
  });

  it('is kept better where it is wide than where a phone loads it', async () => {
    const { pictures, read } = await encode('narrow.png', 'wide.png');
    const spent = (name: string, format: 'avif' | 'fallback') => {
      const { width, height, ...files } = pictures.get(name) ?? assert.fail();
      return read(files[format].at(-1)?.path).length / (width * height);
    };
    for (const format of ['avif', 'fallback'] as const) {
      assert.ok(spent('wide.png', format) > 1.1 * spent('narrow.png', format), `bytes for a pixel of ${format}`);
    }
  });

  it('spends fewer bytes on phones where its slot allows no more, down to a floor of quality', async () => {
    const original = originalOf(inspection, 'wide.png');
    const weigh = async (max?: number) => {
      const budgets = new Map(max === undefined ? [] : [[original.name, max]]);
      const { pictures, outputs } = await encodePictures([original], workbenchIn(cacheIn('cache')), budgets);
      const { avif } = pictures.get(original.name) ?? assert.fail();
      return avif.map(({ width, path }) => {
        const { content = '' } = outputs.find((output) => `/${output.path}` === path) ?? {};
        return { width, path, bytes: bytesOf(content).length };
      });
    };
    const at = (files: Awaited<ReturnType<typeof weigh>>, width: number) =>
      files.find((file) => file.width === width) ?? assert.fail();
    const free = await weigh();
    const max = Math.floor(0.8 * at(free, 1080).bytes);
    const [tight, floor, same] = [await weigh(max), await weigh(1), await weigh(2)];
    assert.ok(at(tight, 1080).bytes <= max);
    assert.ok(at(floor, 1080).bytes <= at(tight, 1080).bytes);
    assert.equal(at(floor, 1080).bytes, at(same, 1080).bytes);
    // What desktops load stays as good as it was.
    assert.equal(at(floor, 1300).bytes, at(free, 1300).bytes);
    // Browsers keep files for ever: other bytes, another name.
    assert.equal(new Set([free, tight, floor].map((files) => at(files, 1080).path)).size, 3);
  });

  it('keeps its own width only where the steps would leave out much of it', async () => {
    const { pictures } = await encode('turned.jpg');
    assert.deepEqual(
      pictures.get('turned.jpg')?.avif.map(({ width }) => width),
      [400, 560, 780],
    );
  });

  for (const name of ['print.jpg', 'grey.png', 'clear.png']) {
    it(`is in plain sRGB without clear parts, whatever its original: ${name}`, async () => {
      const { pictures, read } = await encode(name);
      for (const { path } of pictures.get(name)?.avif ?? assert.fail()) {
        const { space, hasAlpha } = await sharp(read(path)).metadata();
        assert.deepEqual({ space, hasAlpha }, { space: 'srgb', hasAlpha: false });
      }
    });
  }

  it('has its dominant color as ground', () => {
    // Paper, as near as the steps of a histogram come to it.
    assert.equal(originalOf(inspection, 'clear.png').color, '#f8f8e8');
  });

  it('has an address without signs that a srcset could not hold', async () => {
    const { outputs } = await encode('Same Fruit (1).JPG');
    for (const { path } of outputs) assert.match(path, /^assets\/same-fruit-1-\d+\.[0-9a-f]{10}\.(avif|webp)$/);
  });

  it('is written once where two originals are the same', async () => {
    const { outputs } = await encode('Same Fruit (1).JPG', 'same-fruit-1.jpg');
    const paths = outputs.map(({ path }) => path);
    assert.deepEqual(paths, [...new Set(paths)]);
  });
});

describe('encoding', () => {
  const originals = () => ['whole.jpg', 'turned.jpg'].map((name) => originalOf(inspection, name));

  it('gives equal bytes from two empty caches', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map((name) => encodePictures(originals(), workbenchIn(cacheIn(name)))),
    );
    assert.deepEqual(one, two);
  });

  it('tells its progress, and is not done twice', async () => {
    const made: string[] = [];
    const cache = cacheIn('twice');
    const watch = (key: string, make: () => Promise<Uint8Array>) => {
      made.push(key);
      return make();
    };
    const watched: Cache = { ...cache, remember: (key, make) => cache.remember(key, () => watch(key, make)) };
    const lines: string[] = [];
    await encodePictures(
      originals(),
      workbenchIn(watched, (line) => lines.push(line)),
    );
    assert.equal(made.length, 10);
    assert.deepEqual(lines, ['encoding pictures: 2']);
    await encodePictures(
      originals(),
      workbenchIn(watched, (line) => lines.push(line)),
    );
    assert.deepEqual([made.length, lines.length], [10, 1]);
  });

  it('of pictures that stand in the site already reads none', async () => {
    const cache = cacheIn('standing');
    await encodePictures(originals(), workbenchIn(cache));
    const recall = (key: string) => assert.fail(`${key} was read`);
    const workbench = { ...workbenchIn({ ...cache, recall }), stampOfWritten: (path: string) => path };
    const again = await encodePictures(originals(), workbench);
    assert.deepEqual(again.pictures, (await encodePictures(originals(), workbenchIn(cache))).pictures);
    assert.ok(again.outputs.every(({ content }) => isCached(content)));
  });

  it('of pictures that were measured before decodes none', async () => {
    const cache = cacheIn('cache');
    const remember: Cache['remember'] = async (key) => cache.recall(key) ?? assert.fail(`${key} was made again`);
    assert.equal((await inspectPictures(folder.images, PALETTE.paper, { ...cache, remember })).size, 9);
  });
});
