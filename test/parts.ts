import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Loads every other module of a test file's folder, and of the folders in it: whatever stands there is a part of the
 * test, and what has no tests of its own does no harm. One process for all of them builds the site once.
 * With PART=tabs in the environment, only the parts whose path holds that word; with a folder, only what is within it.
 */
export async function loadParts(testFile: string, within = ''): Promise<void> {
  const file = fileURLToPath(testFile);
  const parts = readdirSync(dirname(file), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== basename(file))
    .filter((path) => path.startsWith(within) && path.includes(process.env.PART ?? ''))
    .sort();
  if (parts.length === 0) throw new Error(`found no parts of ${basename(file)}`);
  for (const part of parts) await import(pathToFileURL(join(dirname(file), part)).href);
}
