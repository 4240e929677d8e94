import { parse } from 'node:path';
import { type DeferredGroup, hashedPath, type Picture, toFailure, type Variant } from '../core/index.ts';
import type { Original } from './pictures.ts';
import { CODE } from './versions.ts';

/**
 * Measured on two cores: AVIF at effort 2 is up to 12 % larger than at effort 4 and takes an eighth of its time;
 * at 43 it is a quarter smaller than at 50, and on a dense screen one sees no difference. To fall back on, WebP needs 25 to 35 %
 * fewer bytes than mozjpeg for the same look.
 */
const FORMATS = {
  avif: { quality: 43, wide: 56, effort: 2 },
  webp: { quality: 70, wide: 80, effort: 4 },
} as const;

/** AVIF quality under a budget. At 25, lettering on packages is still clean on a phone. */
const FLOOR = { floor: 25, step: 3 };

/** In pixels. What is wider goes to desktops, most of which show a pixel of it on each of their own: there lettering would smear. */
const WIDE = 1200;

export type Format = keyof typeof FORMATS;

/** In pixels: 750 is as wide as a phone of double density, 1080 a picture as wide as such a phone, 1440 and 1920 one as wide as a desktop. */
const WIDTHS: Record<Format, readonly number[]> = {
  avif: [400, 750, 1080, 1440, 1920],
  // For the few browsers without AVIF: a phone's and a desktop's.
  webp: [750, 1440],
};
export const WIDEST = Math.max(...WIDTHS.avif);

/** A file that an original becomes. */
export interface Recipe {
  original: Original;
  format: Format;
  width: number;
  /** Of the encoder. */
  options: { quality: number; effort: number };
  /** What it may weigh, in bytes, and how far its quality may go down for that, in which steps. */
  budget?: { most: number; floor: number; step: number } | undefined;
  /** Names everything that its bytes depend on. */
  key: string;
  /** Safe in a URL and in `srcset`, e.g. "assets/grocery-720.1f2e3d4c5b.avif". */
  path: string;
}

/** @param most what a phone may load of it, in bytes; those that know no AVIF load more */
export function recipesOf(original: Original, format: Format, most?: number): Recipe[] {
  const { name, hash, paper } = original;
  const held = most === undefined ? undefined : { most, ...FLOOR };
  // The same for all files of a picture: pages that list them compress better.
  const origin = ['picture', hash, paper, JSON.stringify([FORMATS, WIDE, held]), CODE].join('\n');
  return widthsOf(original.width, format).map((width) => {
    const options = optionsOf(format, width);
    const budget = format === 'avif' && width < WIDE ? held : undefined;
    const key = ['picture', hash, paper, format, JSON.stringify([options, budget]), width, CODE].join('\n');
    const path = hashedPath(`${safeName(name)}-${width}.${format}`, origin);
    return { original, format, width, options, budget, key, path };
  });
}

function optionsOf(format: Format, width: number): Recipe['options'] {
  const { quality, wide, effort } = FORMATS[format];
  return { quality: width < WIDE ? quality : wide, effort };
}

/** Never wider than the original; its own width too, where the steps leave out much of it. */
function widthsOf(own: number, format: Format): number[] {
  const steps = WIDTHS[format].filter((width) => width <= own);
  const rest = Math.min(own, Math.max(...WIDTHS[format]));
  return rest > (steps.at(-1) ?? 0) * 1.15 ? [...steps, rest] : steps;
}

/** e.g. "Dana Reyes (1).JPG" → "dana-reyes-1" */
export function safeName(file: string): string {
  const words = parse(file)
    .name.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'picture';
}

export interface OrderedPictures {
  /** By the names of the originals. */
  pictures: Map<string, Picture>;
  deferred: DeferredGroup;
}

/**
 * Pictures in every width and format that pages serve.
 * @param budgets by names: what a phone may load of one, in bytes
 */
export function deferPictures(originals: readonly Original[], budgets: ReadonlyMap<string, number>): OrderedPictures {
  const listRecipes = (original: Original, format: Format) => recipesOf(original, format, budgets.get(original.name));
  const groups = originals.map((original) => listRecipes(original, 'avif').concat(listRecipes(original, 'webp')));
  return {
    pictures: new Map(originals.map((original) => [original.name, pictureOf(original, listRecipes)])),
    deferred: {
      label: 'encoding pictures',
      groups: groups.map((recipes) => recipes.map((recipe) => ({ ...recipe, make: () => make(recipe) }))),
    },
  };
}

function pictureOf(original: Original, listRecipes: (original: Original, format: Format) => Recipe[]): Picture {
  const { width, height, color } = original;
  const serve = (format: Format): Variant[] =>
    listRecipes(original, format).map((recipe) => ({ width: recipe.width, path: `/${recipe.path}` }));
  return { width, height, color, avif: serve('avif'), fallback: serve('webp') };
}

/** sharp is loaded only where there is something to encode. */
async function make(recipe: Recipe): Promise<Uint8Array> {
  const { encode } = await import('./encode.ts');
  return encode(recipe).catch((error: unknown) => {
    throw toFailure(`assets/images/${recipe.original.name}`, error);
  });
}
