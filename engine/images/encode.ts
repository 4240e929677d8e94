import { upright } from './measure.ts';
import { FORMATS, type Recipe } from './recipes.ts';

export function encode({ original, format, width }: Recipe): Promise<Uint8Array> {
  return upright(original).resize({ width, withoutEnlargement: true }).toFormat(format, FORMATS[format]).toBuffer();
}
