import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type Diagnostic,
  explainReason,
  fileError,
  type InText,
  inCode,
  isFile,
  isIgnored,
  isSystemError,
  makeError,
  makeHash,
  openResults,
  type Results,
} from '../core/index.ts';
import { parseFrontMatter } from './front-matter.ts';
import { findBadCharacters } from './mistakes/text-errors.ts';
import { type FrontMatter, indexLines, locateFields } from './positions.ts';
import { fieldAt, fileIn, type ParsedFile, type ReadResult, type SourceFile } from './source.ts';

/** Unsaved versions of files, by their paths in a folder; `undefined` for a deleted file. */
export type VirtualFiles = ReadonlyMap<string, Uint8Array | undefined>;

export const NO_VIRTUAL_FILES: VirtualFiles = new Map();

/** The names of files on disk, with those of virtual files, sorted. */
export function namesWith(virtualFiles: VirtualFiles, names: readonly string[]): string[] {
  const onDisk = names.filter((name) => !virtualFiles.has(name));
  const added = [...virtualFiles].flatMap(([name, bytes]) => (bytes === undefined ? [] : [name]));
  return [...onDisk, ...added].sort();
}

const unusable = (message: string, fix: string) => makeError('unusable-file', message, fix);

/** Does not open a pipe or a device, because reading it may never end. */
export function findFile(
  path: string,
  virtualBytes: Uint8Array | undefined,
): { read(): Uint8Array } | { error: Diagnostic<unknown> } {
  if (virtualBytes) return { read: () => virtualBytes };
  try {
    if (isFile(path)) return { read: () => readFileSync(path) };
    return { error: unusable('This is not a file.', 'Put the file itself here, or delete it.') };
  } catch (cause) {
    if (isSystemError(cause)) return { error: unusable(`The file can't be read: ${explainReason(cause)}`, '') };
    throw cause;
  }
}

/** Reads every content file of a folder, in the order of their paths. README.md files are for authors and are skipped; so are hidden folders. */
export function readContent(
  folder: string,
  cache: Results = openResults(),
  virtualFiles: VirtualFiles = NO_VIRTUAL_FILES,
): ReadResult {
  const paths = namesWith(virtualFiles, listFiles(folder));
  const results = paths.map((path) => readSource(folder, path, virtualFiles.get(path), cache));
  return {
    folder,
    sources: results.flatMap(({ source }) => source ?? []),
    errors: results.flatMap(({ errors }) => errors),
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== 'README.md')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some(isIgnored));
}

function readSource(folder: string, path: string, virtualBytes: Uint8Array | undefined, cache: Results): ParsedFile {
  const file = fileIn(folder, path);
  const found = findFile(join(folder, path), virtualBytes);
  if ('error' in found) return { errors: [fileError(file, found.error)] };
  const badName = checkName(path);
  if (badName) return { errors: [fileError(file, badName)] };
  const bytes = found.read();
  const key = ['parsed', file, Buffer.from(bytes).toString('latin1')].join('\n');
  return toParsedFile(
    { path, file, hash: makeHash(bytes) },
    bytes,
    cache.memo(key, () => parseBytes(file, bytes)),
  );
}

function checkName(path: string): Diagnostic<unknown> | undefined {
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

/** What is in a content file, as plain data. */
interface ParsedBytes {
  /** Undefined if the file cannot be parsed. */
  frontMatter?: FrontMatter | undefined;
  errors: Diagnostic[];
}

/** Errors are returned, never thrown. */
export function parseFile(sourceFile: SourceFile, bytes: Uint8Array): ParsedFile {
  return toParsedFile(sourceFile, bytes, parseBytes(sourceFile.file, bytes));
}

function toParsedFile(sourceFile: SourceFile, bytes: Uint8Array, { frontMatter, errors }: ParsedBytes): ParsedFile {
  return { source: frontMatter && { ...sourceFile, ...locateFields(decode(bytes), frontMatter) }, errors };
}

function parseBytes(file: string, bytes: Uint8Array): ParsedBytes {
  const text = decode(bytes);
  const at = indexLines(text);
  const toDiagnostic = ({ index, ...error }: Diagnostic<InText>) => ({ file, position: at(index), ...error });
  const broken = findBroken(text, bytes);
  if (broken.length > 0) return { errors: broken.map(toDiagnostic) };
  const { frontMatter, errors } = parseFrontMatter(text);
  const located = frontMatter && locateFields(text, frontMatter);
  const unwanted = findBadCharacters(text).map(toDiagnostic);
  const filterBy = unwanted.map((error) => ({ ...error, path: located && fieldAt(located, error.position) }));
  return { frontMatter, errors: [...filterBy, ...errors.map(toDiagnostic)] };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

/** Errors of files that are not worth parsing. */
function findBroken(text: string, bytes: Uint8Array): Diagnostic<InText>[] {
  if (bytes.length > MAX_BYTES) {
    const [size, limit] = [bytes.length, MAX_BYTES].map((number) => number.toLocaleString('en-US'));
    return [
      { index: 0, ...makeError('long-file', `The file has ${size} bytes; the limit is ${limit}.`, 'Shorten it.') },
    ];
  }
  if (!isUtf8(bytes)) {
    const found = makeError('not-utf-8', 'The file has a byte that is not UTF-8.', 'Save the file as UTF-8.');
    return [{ index: text.indexOf('\uFFFD'), ...found }];
  }
  return [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm)].map(({ 0: line, index }) => {
    const fix = 'Keep one of the two texts, and delete the marker lines.';
    return { index, ...makeError('git-conflict', `Git left a conflict: ${inCode(line)}.`, fix) };
  });
}
