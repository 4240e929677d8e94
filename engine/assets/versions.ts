import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeHash, memoize, readText } from '../core/index.ts';

const require = createRequire(import.meta.url);

/** A hash of a package's package.json. Loading sharp or satori to ask for its version takes 0.1 s or more. */
export const readVersion = memoize((name: 'sharp' | 'satori' | 'subset-font' | 'fontkitten'): string => {
  const entry = dirname(require.resolve(name));
  const manifest = [entry, dirname(entry)]
    .map((folder) => join(folder, 'package.json'))
    .find((file) => existsSync(file));
  if (manifest === undefined) throw new Error(`${name}: found no package.json above ${entry}`);
  return makeHash(readFileSync(manifest));
});

/** Part of the cache key of every picture. */
export const ENCODER_VERSION = makeHash(readVersion('sharp'), readText(new URL('encode.ts', import.meta.url)));
