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

/** Content of large files, which is read when it is needed. */
export interface OnDemandContent {
  /** Changes with the content. */
  version: string;
  read(): Uint8Array;
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

/** Produces each file once, and keeps it in the cache. */
export async function produce({ label, steps }: DeferredGroup, cache: Cache, progress: Progress): Promise<Output[]> {
  const missing = steps.filter((step) => step.some(({ key }) => !cache.has(key)));
  await withProgress(label, missing, progress, async (step) => {
    for (const { key, make } of step) await cache.memo(key, make);
  });
  // Pictures with equal bytes share a path if their names are alike, such as "A.jpg" and "a.jpg".
  const byPath = new Map(steps.flat().map((deferred) => [deferred.path, deferred]));
  return [...byPath].map(([path, { key }]) => ({ path, content: { version: key, read: () => mustGet(cache, key) } }));
}

function mustGet(cache: Cache, key: string): Uint8Array {
  const cached = cache.get(key);
  if (!cached) throw new Error('A cached picture was damaged or deleted during the build. Build again.');
  return cached;
}
