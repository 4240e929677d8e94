import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeHash } from '../core/index.ts';

/** The folder of package.json. */
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** npm rewrites this file whenever it installs something. */
const PACKAGES = 'node_modules/.package-lock.json';

/** A hash of all code of the project and of its packages. Only the same code may reuse the results of a build. */
export function hashCode(): string {
  const files = [...listCode(PROJECT), join(PROJECT, PACKAGES)].filter((file) => existsSync(file));
  return makeHash(...files.flatMap((file) => [file, readFileSync(file)]));
}

function listCode(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return listCode(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}
