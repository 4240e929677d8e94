import type { Orders } from '../assets/orders.ts';
import type { Picture, Variant } from '../draw/pictures.ts';
import { asFailure } from '../faults/unforeseen.ts';
import type { Original } from './original.ts';
import { type Format, type Recipe, recipesOf } from './recipes.ts';

export interface OrderedPictures {
  /** By the names of the originals. */
  pictures: Map<string, Picture>;
  orders: Orders;
}

/** Pictures in every width and format that pages serve. */
export function orderPictures(originals: readonly Original[]): OrderedPictures {
  const groups = originals.map((original) => recipesOf(original, 'avif').concat(recipesOf(original, 'webp')));
  return {
    pictures: new Map(originals.map((original) => [original.name, pictureOf(original)])),
    orders: {
      label: 'encoding pictures',
      groups: groups.map((recipes) => recipes.map((recipe) => ({ ...recipe, make: () => make(recipe) }))),
    },
  };
}

function pictureOf(original: Original): Picture {
  const { width, height, colour } = original;
  const serve = (format: Format): Variant[] =>
    recipesOf(original, format).map((recipe) => ({ width: recipe.width, path: `/${recipe.path}` }));
  return { width, height, colour, avif: serve('avif'), fallback: serve('webp') };
}

/** sharp is loaded only where there is something to encode. */
async function make(recipe: Recipe): Promise<Uint8Array> {
  const { encode } = await import('./encode.ts');
  return encode(recipe).catch((error: unknown) => {
    throw asFailure(`assets/images/${recipe.original.name}`, error);
  });
}
