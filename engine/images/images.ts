import type { Output } from '../assets/output.ts';
import type { Picture, Variant } from '../draw/pictures.ts';
import { asFailure } from '../faults/unforeseen.ts';
import { type Batch, recallOrMake } from './batch.ts';
import type { Original } from './inspect.ts';
import { type Recipe, recipesOf } from './recipes.ts';

export interface Encoded {
  /** By the names of the originals. */
  pictures: Map<string, Picture>;
  outputs: Output[];
}

/** Pictures in every width and format that pages serve; only what no earlier build has kept is encoded. */
export async function encodePictures(originals: readonly Original[], batch: Batch): Promise<Encoded> {
  const recipes = originals.map((original) => [...recipesOf(original, 'avif'), ...recipesOf(original, 'webp')]);
  const outputs = await recallOrMake(recipes, 'encoding pictures', batch, make);
  const serve = ({ width, path }: Recipe): Variant => ({ width, path: `/${path}` });
  const pictures = originals.map((original): [string, Picture] => {
    const { name, width, height, colour } = original;
    const avif = recipesOf(original, 'avif').map(serve);
    const fallback = recipesOf(original, 'webp').map(serve);
    return [name, { width, height, colour, avif, fallback }];
  });
  return { pictures: new Map(pictures), outputs };
}

/** sharp is loaded only where there is something to encode. */
async function make(recipe: Recipe): Promise<Uint8Array> {
  const { encode } = await import('./encode.ts');
  return encode(recipe).catch((error: unknown) => {
    throw asFailure(`assets/images/${recipe.original.name}`, error);
  });
}
