import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readText } from '../core/files.ts';
import { hashOf } from '../core/hash.ts';

const require = createRequire(import.meta.url);

/**
 * Changes with every release of a package. Read from the disk, for loading sharp or satori takes a tenth of a second or
 * more; each has its package.json above its entry.
 */
export function versionOf(name: 'sharp' | 'satori' | 'subset-font' | 'fontkitten'): string {
  const entry = dirname(require.resolve(name));
  const manifest = [entry, dirname(entry)]
    .map((folder) => join(folder, 'package.json'))
    .find((file) => existsSync(file));
  if (manifest === undefined) throw new Error(`${name}: found no package.json above ${entry}`);
  return hashOf(readFileSync(manifest));
}

/** Part of the key of every picture: the encoders come with sharp, and how they are used stands in this file. */
export const CODE = hashOf(versionOf('sharp'), readText(new URL('encode.ts', import.meta.url)));
