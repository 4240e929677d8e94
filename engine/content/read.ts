import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import {
  BuildFailure,
  explainReason,
  type FileStamps,
  type Finding,
  fileError,
  finding,
  type HashedFile,
  hashFile,
  hashOf,
  inCode,
  isIgnored,
  isSystemError,
  type Memo,
  memoize,
  once,
  statPath,
  type TextFinding,
  tryAll,
} from '../core/index.ts';
import type { CachedEntry, PreparedSource } from './entry.ts';
import { indexLines, parseFrontMatter } from './front-matter.ts';
import { fieldAt, fileIn, type ParsedFile, type ReadResult, type Source, type SourceFile } from './source.ts';
import { findBadCharacters } from './text-errors.ts';

/** Results of an earlier build. */
export interface ContentCache {
  files: Memo<ParsedFile>;
  /** The hash of each file that had no errors. */
  valid: Map<string, string>;
  /** Sources with their texts interpolated, typeset and rendered, by file. */
  texts: Memo<PreparedSource>;
  /** Entries without errors, by file. Only for builds of the same process. */
  entries: Map<string, CachedEntry>;
  fileStamps: FileStamps;
  /** The files on disk as they were last read, by path. */
  lastRead: Map<string, ParsedFile>;
  /** Absolute paths of the files that may have changed since `lastRead`; undefined if all may have. */
  changed?: ReadonlySet<string> | undefined;
}

export const newContentCache = (): ContentCache => ({
  files: new Map(),
  valid: new Map(),
  texts: new Map(),
  entries: new Map(),
  fileStamps: new Map(),
  lastRead: new Map(),
});

/** Unsaved versions of files, by their paths in a folder; `undefined` for a deleted file. */
export type VirtualFiles = ReadonlyMap<string, Uint8Array | undefined>;

export const NO_VIRTUAL_FILES: VirtualFiles = new Map();

/** The names of files on disk, with those of virtual files, sorted. */
export function namesWith(virtualFiles: VirtualFiles, names: readonly string[]): string[] {
  const onDisk = names.filter((name) => !virtualFiles.has(name));
  const added = [...virtualFiles].flatMap(([name, bytes]) => (bytes === undefined ? [] : [name]));
  return [...onDisk, ...added].sort();
}

const unusable = (message: string, fix: string) => finding('unusable-file', message, fix);

/** Does not open a pipe or a device, because reading it may never end. */
export function findFile(
  path: string,
  virtualBytes: Uint8Array | undefined,
  fileStamps: FileStamps,
): { file: HashedFile } | { error: Finding } {
  if (virtualBytes) return { file: { hash: hashOf(virtualBytes), read: () => virtualBytes } };
  try {
    const statsOrKind = statPath(path);
    if (typeof statsOrKind !== 'string') return { file: hashFile(path, fileStamps, statsOrKind) };
    return { error: unusable(`This is ${statsOrKind}, not a file.`, 'Put the file itself here, or delete it.') };
  } catch (cause) {
    if (isSystemError(cause)) return { error: unusable(`The file can't be read: ${explainReason(cause)}`, '') };
    throw cause;
  }
}

/** Reads every content file of a folder, in the order of their paths. README.md files are for authors and are skipped. */
export function readContent(
  folder: string,
  cache: ContentCache = newContentCache(),
  virtualFiles: VirtualFiles = NO_VIRTUAL_FILES,
): ReadResult {
  const changed = virtualFiles.size === 0 ? listChanged(folder, cache) : undefined;
  const read = new Map(changed && cache.lastRead);
  const { results, problems } = tryAll(
    changed ?? namesWith(virtualFiles, listFiles(folder)),
    (path) => fileIn(folder, path),
    (path) => [path, readFile(folder, path, virtualFiles.get(path), cache)] as const,
  );
  for (const [path, parsed] of results) read.set(path, parsed);
  if (virtualFiles.size === 0) cache.lastRead = problems.length > 0 ? new Map() : read;
  const files = [...read.values()];
  return {
    folder,
    sources: files.flatMap(({ source }) => source ?? []),
    problems: [...files.flatMap((one) => one.problems), ...problems],
  };
}

/** The files of a folder that changed since it was last read; undefined if some may have been added or deleted. */
function listChanged(folder: string, cache: ContentCache): string[] | undefined {
  const { changed, lastRead } = cache;
  // `changed` is used once: the editor may read next, and does not know what has changed.
  cache.changed = undefined;
  const within = join(resolve(folder), sep);
  const paths = [...(changed ?? [])].filter((file) => file.startsWith(within)).map((file) => pathIn(folder, file));
  const isKnown = (path: string) => lastRead.has(path) && existsSync(join(folder, path));
  return changed && lastRead.size > 0 && paths.every(isKnown) ? paths : undefined;
}

const pathIn = (folder: string, file: string) => relative(folder, file).replaceAll('\\', '/');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== 'README.md' && !isIgnored(entry.name))
    .map((entry) => pathIn(folder, join(entry.parentPath, entry.name)));
}

function readFile(
  folder: string,
  path: string,
  virtualBytes: Uint8Array | undefined,
  { files, valid, fileStamps }: ContentCache,
): ParsedFile {
  const file = fileIn(folder, path);
  const result = findFile(join(folder, path), virtualBytes, fileStamps);
  if ('error' in result) return { problems: [fileError(file, result.error)] };
  const badName = checkName(path);
  if (badName) return { problems: [fileError(file, badName)] };
  const { hash, read } = result.file;
  const sourceFile = { path, file, hash };
  return memoize(files, file, hash, () =>
    valid.get(file) === hash ? { source: readLazily(sourceFile, read), problems: [] } : parseFile(sourceFile, read()),
  );
}

function checkName(path: string): Finding | undefined {
  if (!path.endsWith('.md')) {
    const fix = 'Move it out of the content; pictures belong in assets/images.';
    return unusable('This is not a Markdown file (`.md`).', fix);
  }
  // Disks take names of at most 255 characters, and the names of outputs are longer than these.
  if (/^(?:[a-z0-9-]{1,100}\/)*[a-z0-9-]{1,100}\.md$/.test(path)) return undefined;
  const fix = 'Rename it with at most 100 lowercase letters, digits and hyphens, such as `fresh-fish.md`.';
  return unusable(`${inCode(path)} can't be used in a URL.`, fix);
}

/** A longer file is a mistake, and slow to parse. */
const MAX_BYTES = 200_000;

/** Errors are returned, never thrown. */
export function parseFile(sourceFile: SourceFile, bytes: Uint8Array): ParsedFile {
  const { file } = sourceFile;
  const text = decode(bytes);
  const at = indexLines(text);
  const broken = findBroken(text, bytes);
  if (broken.length > 0) {
    return { problems: broken.map(({ index, ...found }) => ({ file, position: at(index), ...found })) };
  }
  const { source, problems } = parseFrontMatter(sourceFile, text, at);
  const unwanted = findBadCharacters(text).map(({ index, ...found }) => {
    const position = at(index);
    return { file, position, path: source && fieldAt(source, position), ...found };
  });
  return { ...(source && { source }), problems: [...unwanted, ...problems] };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

/** Errors of files that are not worth parsing. */
function findBroken(text: string, bytes: Uint8Array): TextFinding[] {
  if (bytes.length > MAX_BYTES) {
    const [size, limit] = [bytes.length, MAX_BYTES].map((number) => number.toLocaleString('en-US'));
    return [{ index: 0, ...finding('long-file', `The file has ${size} bytes; the limit is ${limit}.`, 'Shorten it.') }];
  }
  if (!isUtf8(bytes)) {
    const found = finding('not-utf-8', 'The file has a byte that is not UTF-8.', 'Save the file as UTF-8.');
    return [{ index: text.indexOf('\uFFFD'), ...found }];
  }
  return [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm)].map(({ 0: line, index }) => {
    const fix = 'Keep one of the two texts, and delete the marker lines.';
    return { index, ...finding('git-conflict', `Git left a conflict: ${inCode(line)}.`, fix) };
  });
}

/**
 * A file in which an earlier build found no error. It is read when its text, its data or a position is needed.
 * @throws BuildFailure, when read, if the file has changed and can no longer be parsed
 */
function readLazily(sourceFile: SourceFile, read: () => Uint8Array): Source {
  // Some callers need only the text, which is faster to get than the parsed file.
  const text = once(() => decode(read()));
  const parsed = once(() => {
    const { source } = parseFile(sourceFile, read());
    if (source) return source;
    const changed = finding('file-changed', 'The file changed while the site was built.', 'Build again.');
    throw new BuildFailure([fileError(sourceFile.file, changed)]);
  });
  return {
    ...sourceFile,
    get raw() {
      return text();
    },
    get data() {
      return parsed().data;
    },
    get body() {
      return parsed().body;
    },
    positionOf: (path) => parsed().positionOf(path),
    positionOfKey: (path) => parsed().positionOfKey(path),
    positionsIn: (path) => parsed().positionsIn(path),
  };
}
