import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { versionOf } from '../../assets/versions.ts';
import type { Cache } from '../../core/cache.ts';
import { hashOf } from '../../core/hash.ts';
import type { Typeface } from '../../core/theme.ts';

const codes = z.array(z.number());

/** The code points that the site's typefaces can draw, as their files say. */
export async function readCoverage(typefaces: readonly Typeface[], cache: Cache): Promise<ReadonlySet<number>> {
  const files = typefaces.flatMap((typeface) => typeface.files.map((file) => readFileSync(file)));
  const kept = await cache.remember(['coverage', hashOf(...files), versionOf('fontkitten')].join('\n'), async () => {
    // Only where the faces are new: reading them takes a tenth of a second.
    const { create } = await import('fontkitten');
    const sets = files
      .map((bytes) => create(bytes))
      .flatMap((font) => ('characterSet' in font ? font.characterSet : []));
    return Buffer.from(JSON.stringify([...new Set(sets)].sort((a, b) => a - b)));
  });
  return new Set(codes.parse(JSON.parse(Buffer.from(kept).toString())));
}
