import { join } from 'node:path';
import type { Cache } from '../core/cache.ts';
import { readText } from '../core/files.ts';
import { hashOf } from '../core/hash.ts';
import { asset, type Output } from '../core/output.ts';
import { versionOf } from './versions.ts';

/** The side of Apple's touch icon, in pixels. */
const TOUCH = 180;
/** Those that web manifests want. */
const MANIFEST = [192, 512];

export interface Icons {
  svg: Output;
  touch: Output;
  manifest: { size: number; output: Output }[];
  /** Stands in for a picture that fails. */
  placeholder: Output;
}

/** The favicon as it is, and as PNG pictures for systems that cannot draw it. */
export async function makeIcons(folder: string, cache: Cache): Promise<Icons> {
  const svg = readText(join(folder, 'favicon.svg'));
  const draw = async (size: number) => asset(`icon-${size}.png`, await rasterize(svg, size, cache));
  const manifest = MANIFEST.map(async (size) => ({ size, output: await draw(size) }));
  return {
    svg: asset('icon.svg', svg),
    touch: await draw(TOUCH),
    manifest: await Promise.all(manifest),
    placeholder: asset('placeholder.svg', readText(join(folder, 'placeholder.svg'))),
  };
}

/** sharp is loaded only where there is something to draw. */
function rasterize(svg: string, size: number, cache: Cache): Promise<Uint8Array> {
  return cache.remember(['icon', hashOf(svg), size, versionOf('sharp')].join('\n'), async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).resize(size).png().toBuffer();
  });
}
