import { extname } from 'node:path';
import { lookup } from 'mrmime';
import type { Cache } from './cache.ts';
import type { Diagnostic } from './diagnostics.ts';
import { hashOf } from './hash.ts';
import { withProgress } from './parallel.ts';
import type { Progress } from './progress.ts';

/** A file for dist. */
export interface Output {
  /** Within dist, with forward slashes, e.g. "contact/index.html". */
  path: string;
  content: string | Uint8Array | OnDemandContent;
}

/** Content that is not read until it is needed: the previous build has probably written it. */
export interface OnDemandContent {
  /** Whether a file of the previous build has the same content. The stamp of a file (`stampOf`) changes with the file. */
  isSameAs(file: string, stamp: string): boolean;
  read(): string | Uint8Array;
}

/** A file that is published as it is, under its own name. */
export interface PublicFile extends Output {
  /** The path that messages show, e.g. "public/CNAME". */
  file: string;
}

export interface PublicFiles {
  files: PublicFile[];
  errors: Diagnostic[];
}

export function isOnDemand(content: Output['content']): content is OnDemandContent {
  return typeof content === 'object' && 'read' in content;
}

export function bytesOf(content: Output['content']): string | Uint8Array {
  return isOnDemand(content) ? content.read() : content;
}

/** An output with a hash of its bytes in its name, so browsers may cache it forever. */
export function asset(name: string, content: string | Uint8Array): Output {
  return { path: hashedPath(name, content), content };
}

/**
 * The path of an asset, e.g. "assets/grocery-780.1f2e3d4c5b.avif".
 * @param hashed its bytes, or a key of everything they depend on
 */
export function hashedPath(name: string, hashed: string | Uint8Array): string {
  const ending = extname(name);
  return `assets/${name.slice(0, -ending.length)}.${hashOf(hashed)}${ending}`;
}

/** Types with a character set. Phones and calendar apps open .vcf and .ics files directly if they have these types. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

/** The media type of a file, by its ending, e.g. "image/avif" for "assets/hero.avif" or ".avif". */
export function typeOf(path: string): string {
  const ending = extname(path) || path;
  return TYPES.get(ending) ?? lookup(ending) ?? 'application/octet-stream';
}

export function isCompressible(type: string): boolean {
  return /^(text\/|image\/svg)|json|javascript|xml/.test(type);
}

/** An output that is slow to make. */
export interface DeferredOutput {
  /** Names everything the bytes depend on. */
  key: string;
  /** With a hash that changes with the key. */
  path: string;
  make(): Promise<Uint8Array>;
}

/** Deferred outputs of one kind. */
export interface DeferredGroup {
  /** For the progress, e.g. "encoding pictures". */
  label: string;
  /** The outputs of each picture or page; each list is one step of the progress. */
  steps: readonly (readonly DeferredOutput[])[];
}

export interface ProduceOptions {
  cache: Cache;
  /** The stamp (`stampOf`) of a file that the previous build wrote; undefined if the file has changed since or is missing. */
  stampIfUnchanged(path: string): string | undefined;
  progress: Progress;
}

/** Produces each file once. Unchanged files of the previous build are not even read. */
export async function produce(
  { label, steps }: DeferredGroup,
  { cache, stampIfUnchanged, progress }: ProduceOptions,
): Promise<Output[]> {
  const contents = new Map<string, Output['content']>();
  for (const { key, path } of steps.flat()) {
    const stamp = cache.has(key) ? stampIfUnchanged(path) : undefined;
    const content = stamp === undefined ? cache.get(key) : onDemand(stamp, () => mustGet(cache, key));
    if (content) contents.set(path, content);
  }
  const missing = steps.filter((step) => step.some(({ path }) => !contents.has(path)));
  await withProgress(label, missing, progress, async (step) => {
    for (const { key, path, make } of step) contents.set(path, await cache.getOrMake(key, make));
  });
  // Pictures with equal bytes share a path if their names are alike, such as "A.jpg" and "a.jpg".
  const paths = new Set(steps.flat().map(({ path }) => path));
  return [...paths].map((path) => ({ path, content: contents.get(path) ?? '' }));
}

function onDemand(stampWhenWritten: string, read: () => Uint8Array): OnDemandContent {
  return { isSameAs: (_file, stamp) => stamp === stampWhenWritten, read };
}

/** Called only if the file of the previous build cannot be kept, e.g. because it was deleted during this build. */
function mustGet(cache: Cache, key: string): Uint8Array {
  const cached = cache.get(key);
  if (!cached) throw new Error('A cached picture was damaged or deleted during the build. Build again.');
  return cached;
}
