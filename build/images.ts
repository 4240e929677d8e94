import type { Cache } from './cache.ts';
import type { Original } from './images/inspect.ts';
import { withProgress } from './images/parallel.ts';
import { type Recipe, recipesOf } from './images/recipes.ts';
import { asset, type Output } from './output.ts';
import type { Picture, Variant } from './pictures.ts';

export interface Encoded {
  /** By the names of the originals. */
  pictures: Map<string, Picture>;
  outputs: Output[];
}

/** The files of a picture, encoded. */
type Files = ReadonlyMap<Recipe['key'], Uint8Array>;

/** Pictures in every width and format that pages serve; only what no earlier build has kept is encoded. */
export async function encodePictures(
  originals: readonly Original[],
  cache: Cache,
  log: (line: string) => void,
): Promise<Encoded> {
  const files = new Map<string, Uint8Array>();
  const keep = (recipe: Recipe, bytes: Uint8Array | undefined) => bytes && files.set(recipe.key, bytes);
  for (const recipe of originals.flatMap(listRecipes)) keep(recipe, cache.recall(recipe.key));
  const isMissing = ({ key }: Recipe) => !files.has(key);
  const missing = originals
    .map((original) => listRecipes(original).filter(isMissing))
    .filter(({ length }) => length > 0);
  await withProgress('encoding pictures', missing, log, async (recipes) => {
    for (const recipe of recipes) keep(recipe, await make(recipe, cache));
  });
  return collect(originals, files);
}

function listRecipes(original: Original): Recipe[] {
  return [...recipesOf(original, 'avif'), ...recipesOf(original, 'webp')];
}

/** sharp is loaded only where there is something to encode. */
function make(recipe: Recipe, cache: Cache): Promise<Uint8Array> {
  return cache.remember(recipe.key, async () => {
    const { encode } = await import('./images/encode.ts');
    return encode(recipe);
  });
}

function collect(originals: readonly Original[], files: Files): Encoded {
  // By path: two originals with the same bytes and nearly the same name become the same files.
  const outputs = new Map<string, Output>();
  const serve = (recipe: Recipe): Variant => {
    const output = asset(recipe.name, files.get(recipe.key) ?? '');
    outputs.set(output.path, output);
    return { width: recipe.width, path: `/${output.path}` };
  };
  const pictures = originals.map((original): [string, Picture] => {
    const { name, width, height, colour } = original;
    const avif = recipesOf(original, 'avif').map(serve);
    return [name, { width, height, colour, avif, fallback: recipesOf(original, 'webp').map(serve) }];
  });
  return { pictures: new Map(pictures), outputs: [...outputs.values()] };
}
