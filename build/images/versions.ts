import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashOf } from '../hash.ts';

const require = createRequire(import.meta.url);

/**
 * Changes with every release of sharp, and with it of the encoders: part of the key of what they make.
 * Read from the disk, because loading sharp for its version takes a tenth of a second.
 */
export const ENCODER = hashOf(readFileSync(join(dirname(require.resolve('sharp')), '../package.json')));
