import { readFileSync } from 'node:fs';
import type { Cache } from './cache.ts';
import { hashOf } from './hash.ts';
import { ENCODER } from './images/versions.ts';
import { asset, type Output } from './output.ts';

/** The side of Apple's touch icon, and those that web manifests want, in pixels. */
export const ICON_SIZES = [180, 192, 512] as const;

export interface Icons {
  svg: Output;
  png: { size: number; output: Output }[];
}

/** The favicon as it is, and as PNG pictures for systems that cannot draw it. */
export async function drawIcons(file: string, cache: Cache): Promise<Icons> {
  const svg = readFileSync(file);
  const png = ICON_SIZES.map(async (size) => {
    const content = await cache.remember(['icon', hashOf(svg), size, ENCODER].join('\n'), () => draw(svg, size));
    return { size, output: asset(`icon-${size}.png`, content) };
  });
  return { svg: asset('icon.svg', svg), png: await Promise.all(png) };
}

async function draw(svg: Uint8Array, size: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(svg).resize(size).png().toBuffer();
}
