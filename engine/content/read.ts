import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toBuildError } from '../core/build-error.ts';
import { fileError, type Problem } from '../core/diagnostics.ts';
import { findNoFile, type Identity, identify, isPassedOver, type Stamps } from '../core/files.ts';
import { remember } from '../core/memo.ts';
import { explainReason, isSystemError } from '../core/system-errors.ts';
import { type ContentCache, newContentCache } from './content-cache.ts';
import { type Parsed, parseFile } from './decode.ts';
import { readLater } from './later.ts';
import { fileIn, type Reading, type Source, type SourceFile } from './source.ts';
import { AS_THEY_ARE, type Instead, replaceNames, standIn } from './virtual-files.ts';

/**
 * Reads every content file of a folder, in the order of their paths.
 * README.md files are for editors and are passed over.
 * @param instead what is read in the place of files, by their paths in the folder
 */
export function readContent(
  folder: string,
  { files, sound, stamps }: Pick<ContentCache, 'files' | 'sound' | 'stamps'> = newContentCache(),
  instead: Instead = AS_THEY_ARE,
): Reading {
  const sources: Source[] = [];
  const problems: Problem[] = [];
  for (const path of replaceNames(listFiles(folder), instead)) {
    const file = fileIn(folder, path);
    const found = standIn(instead.get(path)) ?? find(join(folder, path), stamps);
    const unfit = typeof found === 'string' ? found : findMisnaming(path);
    if (unfit !== undefined || typeof found === 'string') {
      problems.push(fileError(file, { code: 'unusable-file', message: `file: found ${unfit}`, fix: '' }));
      continue;
    }
    const { hash, read } = found;
    const name = { path, file, hash };
    const isSound = sound.get(file) === hash;
    const parse = () => (isSound ? { source: readLater(name, read), problems: [] } : parseOrTell(name, read()));
    const parsed = remember(files, file, hash, parse);
    problems.push(...parsed.problems);
    if (parsed.source) sources.push(parsed.source);
  }
  return { folder, sources, problems };
}

function parseOrTell(name: SourceFile, bytes: Uint8Array): Parsed {
  try {
    return parseFile(name, bytes);
  } catch (error) {
    return { problems: [toBuildError(name.file, error)] };
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== 'README.md' && !isPassedOver(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * Looks first: a pipe would be waited for, and a device never ends.
 * @returns the file, or why it cannot be read
 */
function find(path: string, stamps: Stamps): Identity | string {
  try {
    const stray = findNoFile(path);
    return stray === undefined ? identify(path, stamps) : `${stray}, write a file in its place or delete it`;
  } catch (error) {
    if (isSystemError(error)) return explainReason(error);
    throw error;
  }
}

/** Of a file or folder; a disk takes 255, and outputs add endings. */
const LONGEST_NAME = 100;

/** File names become addresses. */
function findMisnaming(path: string): string | undefined {
  if (!path.endsWith('.md')) {
    return 'a file that is not Markdown, write only .md files here; pictures belong in assets/images';
  }
  const longest = Math.max(
    ...path
      .replace(/\.md$/, '')
      .split('/')
      .map((name) => name.length),
  );
  if (longest > LONGEST_NAME) return `a name of ${longest} letters, write one of at most ${LONGEST_NAME}`;
  if (/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/.test(path)) return undefined;
  return 'a name that makes no good address, write small letters, digits and hyphens, such as fresh-fish.md';
}
