import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const FACES = [
  {
    name: 'Fraunces',
    weight: 600,
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 0, WONK: 0, wght: 600 },
  },
  {
    name: 'Public Sans',
    weight: 600,
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: 600 },
  },
] as const;

/**
 * The site's faces in the one form that satori reads: no WOFF2, no variable axes.
 * @param text everything that will be set in them
 */
export async function cutFonts(text: string): Promise<Font[]> {
  const fonts = FACES.map(async ({ name, weight, file, axes }) => {
    const source = readFileSync(require.resolve(file));
    const data = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes });
    return { name, data, weight };
  });
  return Promise.all(fonts);
}
