/** Files that are published as they are. */
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '../content/index.ts';
import { type Diagnostic, fileError, isIgnored, makeError, type PublicFiles } from '../core/index.ts';
import { isBuiltSite } from './write.ts';

/** @param folder may be missing; a folder with a built site counts as missing */
export function readPublic(folder: string | undefined): PublicFiles {
  const result: PublicFiles = { files: [], errors: [] };
  if (folder === undefined || !existsSync(folder) || isBuiltSite(folder)) return result;
  for (const { path, entry } of listFiles(folder)) {
    const onDisk = join(folder, path);
    const error = checkFile(path, entry);
    const file = fileIn(folder, path);
    if (error) result.errors.push(fileError(file, error));
    else {
      const { size, mtimeMs, ino } = statSync(onDisk);
      result.files.push({ path, file, version: [size, mtimeMs, ino].join(), read: () => readFileSync(onDisk) });
    }
  }
  return result;
}

/** Hidden files that hosts read. */
const HIDDEN_BUT_PUBLIC = ['.well-known', '.htaccess'];

/** Whether a file or folder of public files is not published. */
export const isHiddenPublic = (name: string): boolean => isIgnored(name) && !HIDDEN_BUT_PUBLIC.includes(name);

function listFiles(folder: string, within = ''): { path: string; entry: Dirent }[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => !isHiddenPublic(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = within + entry.name;
      return entry.isDirectory() ? listFiles(folder, `${path}/`) : [{ path, entry }];
    });
}

/** Symbolic links are refused, because their targets may not be meant to be public. */
function checkFile(path: string, entry: Dirent): Diagnostic<unknown> | undefined {
  const error = (message: string, fix: string) => makeError('unusable-file', message, fix);
  if (!entry.isFile()) return error('This is not a file.', 'Put the file itself here.');
  if (/^assets\//i.test(path)) {
    return error('`assets/` is reserved for files with hashed names.', 'Move it to another folder.');
  }
  // Other names would have to be escaped in links, or can't be stored on some disks.
  if (/^([\w.~@+-]{0,99}[\w~@+-]\/)*[\w.~@+-]{0,99}[\w~@+-]$/.test(path)) return undefined;
  const fix = 'Use up to 100 letters, digits, dots, hyphens and underscores, such as `price-list.pdf`.';
  return error("This file name can't be used in a URL.", fix);
}
