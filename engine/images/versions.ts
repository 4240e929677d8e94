import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf } from '../assets/hash.ts';

const require = createRequire(import.meta.url);

/**
 * Changes with every release of a package. Read from the disk, for loading sharp or satori takes a tenth of a second or
 * more; both have their entry one folder below their package.json.
 */
export function versionOf(name: 'sharp' | 'satori'): string {
  return hashOf(readFileSync(join(dirname(require.resolve(name)), '../package.json')));
}

/** Part of the key of every picture: the encoders come with sharp. */
export const ENCODER = versionOf('sharp');
