import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeHash } from '../core/index.ts';
import { isBuiltSite } from '../output/index.ts';

/** The folder of package.json. */
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
/** npm rewrites this file whenever it installs something. */
const PACKAGES = 'node_modules/.package-lock.json';
/** Folders that hold no code of a build. */
const OTHERS = ['node_modules', 'public'];

/** A hash of all code of the project and of its packages. Only the same code may reuse the results of a build. */
export function hashCode(project = PROJECT): string {
  const files = [...listCode(project), join(project, PACKAGES)].filter((file) => existsSync(file));
  return makeHash(...files.flatMap((file) => [file, readFileSync(file)]));
}

function listCode(folder: string): string[] {
  if (isBuiltSite(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || OTHERS.includes(entry.name)) return [];
    if (entry.isDirectory()) return listCode(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}
