import { upright } from './measure.ts';
import type { Recipe } from './recipes.ts';

export function encode({ original, format, width, options }: Recipe): Promise<Uint8Array> {
  return upright(original).resize({ width, withoutEnlargement: true }).toFormat(format, options).toBuffer();
}
