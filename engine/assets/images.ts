import { asFailure } from '../core/build-error.ts';
import type { DeferredGroup } from '../core/deferred.ts';
import type { Picture, Variant } from '../render/pictures.ts';
import type { Original } from './original.ts';
import { type Format, type Recipe, recipesOf } from './recipes.ts';

export interface OrderedPictures {
  /** By the names of the originals. */
  pictures: Map<string, Picture>;
  orders: DeferredGroup;
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
    orders: {
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
    throw asFailure(`assets/images/${recipe.original.name}`, error);
  });
}
