import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Cache, type FileInMemory, makeHash, readText, toHashedFile } from '../core/index.ts';
import { readVersion } from './versions.ts';

/** The side of Apple's touch icon, in pixels. */
const TOUCH_SIZE = 180;
/** Sizes for the web manifest, in pixels. */
const MANIFEST_SIZES = [192, 512];

/** Without an icon, pages link to none. */
export interface Icons {
  svg: FileInMemory | undefined;
  touch: FileInMemory | undefined;
  manifest: { size: number; file: FileInMemory }[];
  /** Shown for a picture that fails to load. */
  placeholder: FileInMemory | undefined;
}

export async function makeIcons(folder: string, cache: Cache): Promise<Icons> {
  const placeholder = readIfThere(join(folder, 'placeholder.svg'));
  const svg = readIfThere(join(folder, 'favicon.svg'));
  const common = { placeholder: placeholder === undefined ? undefined : toHashedFile('placeholder.svg', placeholder) };
  if (svg === undefined) return { ...common, svg: undefined, touch: undefined, manifest: [] };
  const render = async (size: number) => toHashedFile(`icon-${size}.png`, await rasterize(svg, size, cache));
  const manifest = MANIFEST_SIZES.map(async (size) => ({ size, file: await render(size) }));
  return {
    ...common,
    svg: toHashedFile('icon.svg', svg),
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
