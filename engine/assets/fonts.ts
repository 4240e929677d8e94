import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Cache } from './cache.ts';
import { hashOf } from './hash.ts';
import { asset, type Output } from './output.ts';

interface Face {
  /** As the style sheet calls it. */
  name: string;
  file: string;
  /** A number pins an axis; a range keeps part of it. */
  axes: Record<string, number | { min: number; max: number }>;
}

/** The site's faces. Fraunces is pinned to its display cut; only the weights in use remain. */
const FACES: readonly Face[] = [
  {
    name: 'fraunces.woff2',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { opsz: 72, SOFT: 0, WONK: 0, wght: { min: 500, max: 700 } },
  },
  {
    name: 'public-sans.woff2',
    file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Everything a script may add to a page: printable ASCII and common signs of typesetting. */
const ALWAYS = `${Array.from({ length: 95 }, (_, code) => String.fromCodePoint(code + 32)).join('')}“”‘’–—…·×→©`;

const require = createRequire(import.meta.url);

/**
 * The faces, cut down to the glyphs that the site uses, by the names that the style sheet gives them.
 * @param text all text of the site
 */
export async function subsetFonts(text: string, cache: Cache): Promise<Map<string, Output>> {
  const glyphs = [...new Set(ALWAYS + text)].sort().join('');
  const faces = FACES.map(async ({ name, file, axes }) => {
    const source = readFileSync(require.resolve(file));
    const key = ['font', hashOf(source), JSON.stringify(axes), glyphs].join('\n');
    const subset = await cache.remember(key, () =>
      subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes: axes }),
    );
    return [name, asset(name, subset)] as const;
  });
  return new Map(await Promise.all(faces));
}
