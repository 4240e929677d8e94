import { parse } from 'node:path';
import {
  type Cache,
  hashedPath,
  type PictureFiles,
  type SlowFile,
  toFailure,
  toSlowFile,
  type Variant,
} from '../core/index.ts';
import type { Original } from './original.ts';
import { loadEncoder } from './pictures.ts';
import { ENCODER_VERSION } from './versions.ts';

/** In pixels. From this width on, the quality is higher, because desktops at single density show every flaw in lettering. */
const WIDE = 1200;

/** In pixels. From this width on, only desktops load a picture. */
const WIDEST = 1920;

/**
 * How files of each width are encoded. Measured on the pictures of this site: AVIF at effort 1 is 2 % larger than at effort 2, and takes
 * half of the time. At effort 0 it is a fifth larger and takes a sixth of the time: on desktops, that is worth the minute that a first
 * build saves. At quality 43 it is a quarter smaller than at 50, with no visible difference on a dense screen.
 */
const SETTINGS = {
  avif: [
    { from: WIDEST, quality: 58, effort: 0 },
    { from: WIDE, quality: 57, effort: 1 },
    { from: 0, quality: 43, effort: 1 },
  ],
  webp: [
    { from: WIDE, quality: 80, effort: 2 },
    { from: 0, quality: 70, effort: 2 },
  ],
} as const;

/** How a budget lowers the quality of AVIF. At the minimum, small lettering is still clear on a phone. */
const REDUCTION = { minQuality: 25, step: 3 };

export type Format = keyof typeof SETTINGS;

/** In pixels. In AVIF, each is at most 1.4 times the one before, so that no browser takes a file that is much too large. */
const WIDTHS: Record<Format, readonly number[]> = {
  avif: [400, 560, 780, 1080, 1440, 1920, 2688],
  // For the few browsers without AVIF: one for phones, one for desktops.
  webp: [780, 1440],
};

/** One encoded file of a picture. */
export interface Rendition {
  original: Original;
  format: Format;
  width: number;
  options: { quality: number; effort: number };
  /** The quality is lowered by steps until the file has at most `maxBytes`, but not below the minimum. */
  budget?: { maxBytes: number; minQuality: number; step: number } | undefined;
  /** The cache key: everything that the bytes depend on. */
  key: string;
  /** Safe in a URL and in `srcset`, e.g. "assets/bread-780.1f2e3d4c5b.avif". */
  path: string;
}

/** @param maxBytes applies only to AVIF files that phones load */
function planRenditions(original: Original, format: Format, maxBytes?: number): Rendition[] {
  const { name, hash, background } = original;
  const pictureBudget = maxBytes === undefined ? undefined : { maxBytes, ...REDUCTION };
  const makeKey = (...parts: unknown[]) => ['picture', hash, background, ...parts, ENCODER_VERSION].join('\n');
  // All files of a picture have one hash, because pages that list them then compress better.
  const hashed = makeKey(JSON.stringify([SETTINGS, pictureBudget]));
  const pathPattern = hashedPath(`${safeName(name)}-*.${format}`, hashed);
  return listWidths(original.width, format).map((width) => {
    const { from: _from, ...options } = SETTINGS[format].find(({ from }) => width >= from) ?? SETTINGS[format][0];
    const budget = format === 'avif' && isForPhones({ width }) ? pictureBudget : undefined;
    const key = makeKey(format, JSON.stringify([options, budget]), width);
    return { original, format, width, options, budget, key, path: pathPattern.replace('*', String(width)) };
  });
}

/** Whether the budget of a picture limits an AVIF file of this width. */
export const isForPhones = ({ width }: Pick<Variant, 'width'>): boolean => width < WIDE;

/** The standard widths up to the width of the original, and this width itself if it is more than 15 % above the last of them. */
function listWidths(originalWidth: number, format: Format): number[] {
  const standard = WIDTHS[format].filter((width) => width <= originalWidth);
  const widest = Math.min(originalWidth, Math.max(...WIDTHS[format]));
  return widest > (standard.at(-1) ?? 0) * 1.15 ? [...standard, widest] : standard;
}

/** e.g. "Old Bridge (1).JPG" → "old-bridge-1" */
function safeName(file: string): string {
  const words = parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'picture';
}

/**
 * Plans the files of pictures in every width and format.
 * @param budgets how many bytes a phone may load of each picture, by name
 */
export function planPictures(originals: readonly Original[], budgets: ReadonlyMap<string, number>, cache: Cache) {
  const pictures = new Map<string, PictureFiles>();
  // Pictures with equal bytes share paths if their names are alike, such as "A.jpg" and "a.jpg".
  const files = new Map<string, SlowFile>();
  for (const original of originals) {
    const { name, width, height } = original;
    const avif = planRenditions(original, 'avif', budgets.get(name));
    const webp = planRenditions(original, 'webp', budgets.get(name));
    pictures.set(name, { width, height, avif: avif.map(toVariant), fallback: webp.map(toVariant) });
    for (const rendition of [...avif, ...webp]) {
      const { path, key } = rendition;
      files.set(
        path,
        toSlowFile({ path, key, task: 'encoding pictures' }, cache, () => make(rendition)),
      );
    }
  }
  return { pictures, files: [...files.values()] };
}

const toVariant = ({ width, path }: Rendition): Variant => ({ width, path: `/${path}` });

async function make(rendition: Rendition): Promise<Uint8Array> {
  const { encode } = await loadEncoder();
  return encode(rendition).catch((error: unknown) => {
    throw toFailure(`assets/images/${rendition.original.name}`, error);
  });
}
