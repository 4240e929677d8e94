import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asset, type Cache, makeHash, type Output, readText } from '../core/index.ts';
import { readVersion } from './versions.ts';

/** The side of Apple's touch icon, in pixels. */
const TOUCH_SIZE = 180;
/** Sizes for the web manifest, in pixels. */
const MANIFEST_SIZES = [192, 512];

/** Without an icon, pages link to none. */
export interface Icons {
  svg: Output | undefined;
  touch: Output | undefined;
  manifest: { size: number; output: Output }[];
  /** Shown for a picture that fails to load. */
  placeholder: Output | undefined;
}

export async function makeIcons(folder: string, cache: Cache): Promise<Icons> {
  const placeholder = readIfThere(join(folder, 'placeholder.svg'));
  const svg = readIfThere(join(folder, 'favicon.svg'));
  const common = { placeholder: placeholder === undefined ? undefined : asset('placeholder.svg', placeholder) };
  if (svg === undefined) return { ...common, svg: undefined, touch: undefined, manifest: [] };
  const render = async (size: number) => asset(`icon-${size}.png`, await rasterize(svg, size, cache));
  const manifest = MANIFEST_SIZES.map(async (size) => ({ size, output: await render(size) }));
  return {
    ...common,
    svg: asset('icon.svg', svg),
    touch: await render(TOUCH_SIZE),
    manifest: await Promise.all(manifest),
  };
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readText(file) : undefined;
}

function rasterize(svg: string, size: number, cache: Cache): Promise<Uint8Array> {
  return cache.memo(['icon', makeHash(svg), size, readVersion('sharp')].join('\n'), async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(svg)).resize(size).png().toBuffer();
  });
}
