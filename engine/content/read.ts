import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  explainReason,
  type Finding,
  fileError,
  findNoFile,
  hashOf,
  type Identity,
  identify,
  inCode,
  isIgnored,
  isSystemError,
  type Problem,
  remember,
  type Stamps,
  toBuildError,
} from '../core/index.ts';
import { type ContentCache, newContentCache } from './content-cache.ts';
import { type Parsed, parseFile, readLazily } from './parse-file.ts';
import { fileIn, type ReadResult, type Source, type SourceFile } from './source.ts';

/** Bytes in place of files on disk, by path in their folder; `undefined` for a file that is deleted. */
export type VirtualFiles = ReadonlyMap<string, Uint8Array | undefined>;

export const NO_VIRTUAL_FILES: VirtualFiles = new Map();

/** The names of a folder, with virtual files, sorted. */
export function namesWith(virtual: VirtualFiles, names: readonly string[]): string[] {
  const onDisk = names.filter((name) => !virtual.has(name));
  const added = [...virtual].flatMap(([name, bytes]) => (bytes === undefined ? [] : [name]));
  return [...onDisk, ...added].sort();
}

/** A file, or why it cannot be read. */
export type FoundFile = { identity: Identity } | { error: Finding };

/** Looks first: reading a pipe would wait, and a device never ends. */
export function findFile(path: string, virtual: Uint8Array | undefined, stamps: Stamps): FoundFile {
  if (virtual) return { identity: { hash: hashOf(virtual), read: () => virtual } };
  const error = (message: string, fix: string) => ({ error: { code: 'unusable-file', message, fix } });
  try {
    const kind = findNoFile(path);
    if (kind === undefined) return { identity: identify(path, stamps) };
    return error(`This is ${kind}, not a file.`, 'Put the file itself here, or delete it.');
  } catch (cause) {
    if (isSystemError(cause)) return error(`The file can't be read: ${explainReason(cause)}`, '');
    throw cause;
  }
}

/** Reads every content file of a folder, in the order of their paths. README.md files are for editors and are skipped. */
export function readContent(
  folder: string,
  { files, sound, stamps }: Pick<ContentCache, 'files' | 'sound' | 'stamps'> = newContentCache(),
  virtual: VirtualFiles = NO_VIRTUAL_FILES,
): ReadResult {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  for (const path of namesWith(virtual, listFiles(folder))) {
    const file = fileIn(folder, path);
    const found = findFile(join(folder, path), virtual.get(path), stamps);
    const error = 'error' in found ? found.error : checkName(path);
    if ('error' in found || error) {
      problems.push(...(error ? [fileError(file, error)] : []));
      continue;
    }
    const { hash, read } = found.identity;
    const name = { path, file, hash };
    const isKnown = sound.get(file) === hash;
    const parse = () => (isKnown ? { source: readLazily(name, read), problems: [] } : parseSafely(name, read()));
    const parsed = remember(files, file, hash, parse);
    problems.push(...parsed.problems);
    if (parsed.source) sources.push(parsed.source);
  }
  return { folder, sources, problems };
}

function parseSafely(name: SourceFile, bytes: Uint8Array): Parsed {
  try {
    return parseFile(name, bytes);
  } catch (error) {
    return { problems: [toBuildError(name.file, error)] };
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== 'README.md' && !isIgnored(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** Of a file or folder; a disk takes 255, and outputs add endings. */
const LONGEST_NAME = 100;

/** File names become addresses. */
function checkName(path: string): Finding | undefined {
  const error = (message: string, fix: string) => ({ code: 'unusable-file', message, fix });
  if (!path.endsWith('.md')) {
    return error(
      'This is not a Markdown file (`.md`).',
      'Move it out of the content; pictures belong in assets/images.',
    );
  }
  const names = path.replace(/\.md$/, '').split('/');
  const longest = Math.max(...names.map((name) => name.length));
  if (longest > LONGEST_NAME) {
    return error(`The name has ${longest} characters; the limit is ${LONGEST_NAME}.`, 'Shorten it.');
  }
  if (names.every((name) => /^[a-z0-9-]+$/.test(name))) return undefined;
  const message = `${inCode(path)} makes no good address.`;
  return error(message, 'Rename it with lowercase letters, digits and hyphens, such as `fresh-fish.md`.');
}
