import { z } from 'zod';
import type { Cache } from '../cache.ts';
import { AuthorError } from '../errors.ts';
import type { Source } from '../read.ts';
import type { Hero } from '../schema/collections.ts';
import { type Pixels, parseColour, worstContrast } from './contrast.ts';
import { areaBehind, captionColumn, type Placement } from './crop.ts';
import { HERO, type HeroLayout, heroHeight, SCREENS } from './hero-layout.ts';
import type { Inspection, Original } from './inspect.ts';
import { Refusal } from './refusal.ts';
import { ENCODER } from './versions.ts';

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;

interface Caption {
  position: Placement;
  /** Of the picture behind it, e.g. "50% 22%". */
  focus: string;
}

const ratios = z.array(z.strictObject({ screen: z.number(), ratio: z.number() }));
type Ratios = z.output<typeof ratios>;

/**
 * Measures every caption of the hero against the pixels behind it, on screens of several widths.
 * @returns a fault for each caption that is hard to read, and where
 */
export async function proveCaptions(
  { heroes, sources, pictures }: { heroes: readonly Hero[]; sources: readonly Source[]; pictures: Inspection },
  cache: Cache,
  layout = HERO,
): Promise<AuthorError[]> {
  const faults = heroes.map(async ({ file, picture: { src, focus }, caption }) => {
    const original = pictures.get(src);
    // Without a picture that can be used there is another fault, which comes first.
    if (!caption || !original || original instanceof Refusal) return [];
    const found = await recallRatios(original, { position: caption.position, focus }, layout, cache);
    const source = sources.find((candidate) => candidate.file === file);
    const position = source?.positionOf(['caption', 'position']) ?? { line: 1, column: 1 };
    return found
      .filter(({ ratio }) => ratio < LEAST_CONTRAST)
      .map(({ screen, ratio }) => new AuthorError(file, position, describe(screen, ratio)));
  });
  return (await Promise.all(faults)).flat();
}

/** Rounded down, so that what fails never reads as what is asked for. */
function describe(screen: number, ratio: number): string {
  const found = `contrast ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 on ${screen} px wide screens`;
  return `caption: found ${found}, write another position or picture; ${LEAST_CONTRAST}:1 is the least`;
}

async function recallRatios(original: Original, caption: Caption, layout: HeroLayout, cache: Cache): Promise<Ratios> {
  const key = ['contrast', original.hash, JSON.stringify({ caption, layout, SCREENS }), ENCODER].join('\n');
  const kept = await cache.remember(key, async () => {
    const { readPixels } = await import('./measure.ts');
    return Buffer.from(JSON.stringify(measureCaption(await readPixels(original.bytes), caption, layout)));
  });
  return ratios.parse(JSON.parse(Buffer.from(kept).toString()));
}

/** The least contrast of any word on each screen whose caption lies on the picture. */
export function measureCaption(pixels: Pixels, { position, focus }: Caption, layout: HeroLayout): Ratios {
  return SCREENS.filter((screen) => screen >= layout.from).map((screen) => {
    const box = { width: screen, height: heroHeight(layout, screen) };
    const area = areaBehind(captionColumn(position, box, layout.captionShare), box, pixels, focus);
    const words = Object.values(layout.words).map(parseColour);
    return { screen, ratio: Math.min(...words.map((word) => worstContrast(pixels, area, layout.panel, word))) };
  });
}
