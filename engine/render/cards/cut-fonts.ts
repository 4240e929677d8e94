import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import type { Typeface } from '../../core/theme.ts';

/**
 * The site's typefaces in the one form that satori reads: no WOFF2, no variable axes.
 * @param text everything that will be set in them
 */
export async function cutFonts(typefaces: readonly Typeface[], text: string): Promise<Font[]> {
  const isLatin = !/[^\0-\u00FF\u2000-\u206F]/.test(text);
  const fonts = typefaces.flatMap(({ family, files, pinned }) =>
    files.slice(0, isLatin ? 1 : files.length).map(async (file, part): Promise<Font> => {
      const data = await subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: pinned });
      // What a face lacks, satori takes from any other: by their order, first from the same family.
      return { name: part === 0 ? family : `${family} ${part}`, data, weight: 600 };
    }),
  );
  return Promise.all(fonts);
}
