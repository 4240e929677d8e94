import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { type Cache, openCache } from '../../build/cache.ts';
import { check } from '../../build/check.ts';
import { proveCaptions } from '../../build/images/captions.ts';
import { contrastOf, parseColour, worstContrast } from '../../build/images/contrast.ts';
import { areaBehind, captionColumn } from '../../build/images/crop.ts';
import { HERO, heroHeight, writeHeroRules } from '../../build/images/hero-layout.ts';
import { inspectPictures } from '../../build/images/inspect.ts';
import { readContent } from '../../build/read.ts';
import { startTrial } from '../trial.ts';
import { type ImagesFolder, makeImages, paint } from './images-folder.ts';

describe('contrast', () => {
  it('is that of WCAG', () => {
    assert.equal(contrastOf([0, 0, 0], [255, 255, 255]), 21);
    // https://webaim.org/resources/contrastchecker/ gives 4.54 for #767676 on white.
    assert.equal(contrastOf(parseColour('#767676'), [255, 255, 255]).toFixed(2), '4.54');
  });

  const pixels = { width: 2, height: 1, data: Uint8Array.of(0, 0, 0, 255, 255, 255) };
  const whole = { left: 0, top: 0, width: 2, height: 1 };

  it('is measured at the worst pixel behind a clear panel', () => {
    assert.equal(worstContrast(pixels, whole, { colour: '#000000', alpha: 0 }, [255, 255, 255]), 1);
  });

  it('is measured only behind the caption', () => {
    const left = { ...whole, width: 1 };
    assert.equal(worstContrast(pixels, left, { colour: '#ffffff', alpha: 0 }, [255, 255, 255]), 21);
  });

  it('does not hang on the picture behind an opaque panel', () => {
    assert.equal(worstContrast(pixels, whole, { colour: '#000000', alpha: 1 }, [255, 255, 255]), 21);
  });
});

describe('the place behind a caption', () => {
  const box = { width: 1000, height: 500 };

  it('is a column at the side that its position names', () => {
    const lefts = (['top-left', 'center', 'bottom-center', 'center-right'] as const).map(
      (position) => captionColumn(position, box, 0.6).left,
    );
    assert.deepEqual(lefts, [0, 200, 200, 400]);
  });

  const crops = [
    { picture: { width: 2000, height: 1000 }, focus: '50% 22%', left: 0, top: 0, width: 2000, height: 1000 },
    { picture: { width: 1000, height: 1000 }, focus: '50% 22%', left: 0, top: 110, width: 1000, height: 500 },
    { picture: { width: 2000, height: 500 }, focus: '100% 0%', left: 1000, top: 0, width: 1000, height: 500 },
    { picture: { width: 2000, height: 500 }, focus: '25% 50%', left: 250, top: 0, width: 1000, height: 500 },
  ];
  for (const { picture, focus, ...area } of crops) {
    it(`is what a browser shows of ${picture.width} × ${picture.height} at ${focus}`, () => {
      assert.deepEqual(areaBehind({ left: 0, top: 0, ...box }, box, picture, focus), area);
    });
  }
});

describe('the layout of the hero', () => {
  it('reaches the style sheet', () => {
    assert.equal(
      writeHeroRules(HERO).split(';')[0],
      '@media (min-width:48rem){:root{--hero-height:clamp(36rem,20rem + 26vw,48rem)',
    );
  });

  it('is as high as the style sheet makes it', () => {
    assert.deepEqual(
      [768, 1000, 1920].map((screen) => heroHeight(HERO, screen)),
      [576, 580, 768],
    );
  });
});

describe('the proof of the captions', () => {
  let images: ImagesFolder;
  before(async () => {
    const bright = { create: { width: 500, height: 800, channels: 3, background: '#fff' } } as const;
    const dark = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#111' } });
    images = await makeImages(async () => ({
      'corner-lit.png': await dark
        .composite([{ input: bright, left: 1100, top: 0 }])
        .png()
        .toBuffer(),
      'produce.jpg': await paint(700, 400).jpeg().toBuffer(),
    }));
  });
  after(() => images.remove());

  /** The faults of the captions of a tiny site, on a panel of some alpha. */
  async function prove(alpha: number, cache: Cache = openCache(join(images.folder, 'cache'))): Promise<string> {
    const trial = startTrial('images/captions');
    const reading = readContent(join(trial.folder, 'content'));
    const pictures = await inspectPictures(images.images, cache);
    const { heroes } = check(reading, pictures, {});
    const layout = { ...HERO, panel: { ...HERO.panel, alpha } };
    const faults = await proveCaptions({ heroes, sources: reading.sources, pictures }, cache, layout);
    trial.remove();
    return faults.join('\n').replaceAll(`${trial.folder}/`, '');
  }

  it('passes on the panel of the site', async () => {
    assert.equal(await prove(HERO.panel.alpha), '');
  });

  it('tells every screen on which a caption is hard to read, and leaves the others alone', async () => {
    const tell = (screen: number, ratio: string) =>
      `content/heroes/1-member-benefits.md:9:13 error caption: found contrast ${ratio}:1 on ${screen} px wide screens, write another position or picture; 4.5:1 is the least`;
    assert.equal(await prove(0.5), [768, 1024, 1440, 1920].map((screen) => tell(screen, '2.0')).join('\n'));
  });

  it('is not measured twice', async () => {
    const { recall } = openCache(join(images.folder, 'cache'));
    await prove(0.7);
    await prove(0.7, { recall, remember: async (key) => recall(key) ?? assert.fail(`${key} was made again`) });
  });
});
