import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { FAMILIES, SCRIPTS } from './faces.ts';

const require = createRequire(import.meta.url);

/**
 * The site's faces in the one form that satori reads: no WOFF2, no variable axes.
 * @param text everything that will be set in them
 */
export async function cutFonts(text: string): Promise<Font[]> {
  const scripts = SCRIPTS.filter((script) => script === 'latin' || /[^\0-\u00FF\u2000-\u206F]/.test(text));
  const fonts = FAMILIES.flatMap(({ name, file, axes }) =>
    scripts.map(async (script): Promise<Font> => {
      const source = readFileSync(require.resolve(file(script)));
      const data = await subsetFont(source, text, { targetFormat: 'truetype', variationAxes: axes });
      // What a face lacks, satori takes from any other: by their order, first from the same family.
      return { name: script === 'latin' ? name : `${name} ${script}`, data, weight: 600 };
    }),
  );
  return Promise.all(fonts);
}
