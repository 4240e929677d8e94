import { upright } from './measure.ts';
import type { Recipe } from './recipes.ts';

/** In a budget, a picture of many details is made poorer, but no poorer than the floor. */
export async function encode(recipe: Recipe, quality = recipe.options.quality): Promise<Uint8Array> {
  const { original, format, width, options, budget } = recipe;
  const resized = upright(original).resize({ width, withoutEnlargement: true });
  const bytes = await resized.toFormat(format, { ...options, quality }).toBuffer();
  const isDone = budget === undefined || bytes.length <= budget.most || quality <= budget.floor;
  return isDone ? bytes : encode(recipe, Math.max(budget.floor, quality - budget.step));
}
