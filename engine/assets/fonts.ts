import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { type Cache, type FileInMemory, makeHash, type Typeface, toHashedFile } from '../core/index.ts';
import { readVersion } from './versions.ts';

/** ASCII, and the other characters that scripts add to pages. */
const ALWAYS = `${Array.from({ length: 95 }, (_, code) => String.fromCodePoint(code + 32)).join('')}“”‘’–—…·×÷→©`;

/** OpenType features that browsers use by default, and lining and tabular figures. */
const FEATURES = [
  ...['kern', 'liga', 'clig', 'rlig', 'calt', 'rclt', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
  ...['lnum', 'tnum'],
];

/**
 * The fonts of pages, with only the characters in use, by their names in the style sheet.
 * @param content the whole content of the site
 */
export async function subsetFonts(
  typefaces: readonly Typeface[],
  content: unknown,
  cache: Cache,
): Promise<Map<string, FileInMemory>> {
  if (typefaces.length === 0) return new Map();
  // Several times as fast as a set of all characters of the content.
  const others = JSON.stringify(content).match(/[^ -~]/gu) ?? [];
  const glyphs = [...new Set([...ALWAYS, ...others])].sort().join('');
  const subsets = typefaces.map(async ({ fileName, files: [file = ''], pageAxes: axes }) => {
    const source = readFileSync(file);
    const key = ['font', makeHash(source), JSON.stringify([axes, FEATURES]), glyphs, readVersion('subset-font')].join(
      '\n',
    );
    const subset = await cache.memo(key, () =>
      subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES }),
    );
    return [fileName, toHashedFile(fileName, subset)] as const;
  });
  return new Map(await Promise.all(subsets));
}

/** The Open Font License must accompany every copy (section 2). */
export function copyLicenses(typefaces: readonly Typeface[]): FileInMemory[] {
  return typefaces.map((face) =>
    toHashedFile(face.fileName.replace(/\.\w+$/, '-license.txt'), readFileSync(face.license)),
  );
}

const codes = z.array(z.number());

/** The code points of the site's typefaces. */
export async function readCoverage(typefaces: readonly Typeface[], cache: Cache): Promise<ReadonlySet<number>> {
  const files = typefaces.flatMap((typeface) => typeface.files.map((file) => readFileSync(file)));
  const key = ['coverage', ...files.map((file) => makeHash(file)), readVersion('fontkitten')].join('\n');
  const cached = await cache.memo(key, async () => {
    // Reading the fonts takes 0.1 s.
    const { create } = await import('fontkitten');
    const sets = files.map((file) => create(file)).flatMap((font) => ('characterSet' in font ? font.characterSet : []));
    return Buffer.from(JSON.stringify([...new Set(sets)].sort((a, b) => a - b)));
  });
  return new Set(codes.parse(JSON.parse(Buffer.from(cached).toString())));
}

/**
 * The typefaces in the format that satori reads: TrueType without variable axes.
 * @param text the text of all cards
 */
export async function subsetForCards(typefaces: readonly Typeface[], text: string): Promise<Font[]> {
  const isLatin = !/[^\0-\u00FF\u2000-\u206F]/.test(text);
  const fonts = typefaces.flatMap(({ family, files, cardAxes }) =>
    files.slice(0, isLatin ? 1 : files.length).map(async (file, part): Promise<Font> => {
      const data = await subsetFont(readFileSync(file), text, { targetFormat: 'truetype', variationAxes: cardAxes });
      // For a character that the first font lacks, satori tries the others in order.
      return { name: part === 0 ? family : `${family} ${part}`, data, weight: 600 };
    }),
  );
  return Promise.all(fonts);
}
