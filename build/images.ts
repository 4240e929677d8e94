import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Cache } from './cache.ts';
import { hashOf } from './hash.ts';
import { asset, type Output } from './output.ts';
import type { Picture, Variant } from './pictures.ts';

/** The widths that the layouts ask for, in pixels. */
const WIDTHS = [480, 800, 1200, 1920];

export interface Encoded {
  pictures: Map<string, Picture>;
  outputs: Output[];
}

/** The names of the pictures that content may name. */
export function listPictures(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|webp)$/.test(name))
    .sort();
}

/** Encodes pictures in every width and format that pages serve. */
export async function encodePictures(names: readonly string[], folder: string, cache: Cache): Promise<Encoded> {
  const pictures = new Map<string, Picture>();
  const outputs: Output[] = [];
  for (const name of names) {
    const source = readFileSync(join(folder, name));
    const { width, height } = await sharp(source).metadata();
    const { dominant } = await sharp(source).stats();
    const colour = `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    const encode = async (format: 'avif' | 'webp'): Promise<Variant[]> => {
      const variants: Variant[] = [];
      for (const target of new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))) {
        const bytes = await cache.remember(['picture', hashOf(source), format, target].join('\n'), () =>
          sharp(source).resize(target).toFormat(format, { quality: 60, effort: 2 }).toBuffer(),
        );
        const output = asset(`${name.replace(/\.\w+$/, '')}-${target}.${format}`, bytes);
        outputs.push(output);
        variants.push({ width: target, path: `/${output.path}` });
      }
      return variants;
    };
    pictures.set(name, { width, height, colour, avif: await encode('avif'), fallback: await encode('webp') });
  }
  return { pictures, outputs };
}
