import { extname } from 'node:path';
import { lookup } from 'mrmime';
import type { Cache } from './cache.ts';
import type { Diagnostic } from './diagnostics.ts';
import { makeHash } from './hash.ts';
import { CORES, inParallel } from './parallel.ts';

/** A file for dist. */
export interface Output {
  /** Within dist, with forward slashes, e.g. "contact/index.html". */
  path: string;
  /** Only of lazy content: changes with the bytes, so that they need not be compared. */
  version?: string;
  bytes(): Uint8Array;
  /** The content as UTF-8. */
  text(): string;
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

export function toOutput(path: string, content: string | Uint8Array): Output {
  if (typeof content === 'string') return { path, bytes: () => Buffer.from(content), text: () => content };
  return { path, bytes: () => content, text: () => Buffer.from(content).toString() };
}

/** An output with lazy content, which is read each time it is needed: large files stay on disk. */
export function toLazyOutput(path: string, version: string, read: () => Uint8Array): Output {
  return { path, version, bytes: read, text: () => Buffer.from(read()).toString() };
}

export function hasSameContent(one: Output, other: Output): boolean {
  if (one.version !== undefined || other.version !== undefined) return one.version === other.version;
  const [bytes, otherBytes] = [one.bytes(), other.bytes()];
  return bytes === otherBytes || Buffer.from(bytes).equals(otherBytes);
}

/** An output with a hash of its bytes in its name, so browsers may cache it forever. */
export function asset(name: string, content: string | Uint8Array): Output {
  return toOutput(hashedPath(name, content), content);
}

/**
 * The path of an asset, e.g. "assets/bread-780.1f2e3d4c5b.avif".
 * @param hashed its bytes, or a key of everything they depend on
 */
export function hashedPath(name: string, hashed: string | Uint8Array): string {
  const ending = extname(name);
  return `assets/${name.slice(0, -ending.length)}.${makeHash(hashed)}${ending}`;
}

/** Types with a character set. Phones and calendar apps open .vcf and .ics files directly if they have these types. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

/** The media type of a file, by its ending, e.g. "image/avif" for "assets/hero.avif" or ".avif". */
export function getMediaType(path: string): string {
  const ending = extname(path) || path;
  return TYPES.get(ending) ?? lookup(ending) ?? 'application/octet-stream';
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
  /** For the log, e.g. "encoding pictures". */
  label: string;
  /** The outputs of each picture or page; one core makes those of a list. */
  steps: readonly (readonly DeferredOutput[])[];
}

/** The paths of all files, made or not. */
export function listPaths(outputs: readonly Output[], deferred: readonly DeferredGroup[]): string[] {
  return [...outputs, ...deferred.flatMap(({ steps }) => steps.flat())].map(({ path }) => path);
}

/** Produces each file once, and keeps it in the cache. */
export async function produce(
  { label, steps }: DeferredGroup,
  cache: Cache,
  log: (line: string) => void,
): Promise<Output[]> {
  const missing = steps.filter((step) => step.some(({ key }) => !cache.has(key)));
  if (missing.length > 0) log(`${label}: ${missing.length}`);
  await inParallel(CORES, missing, async (step) => {
    for (const { key, make } of step) await cache.memo(key, make);
  });
  // Pictures with equal bytes share a path if their names are alike, such as "A.jpg" and "a.jpg".
  const byPath = new Map(steps.flat().map((deferred) => [deferred.path, deferred]));
  return [...byPath].map(([path, { key }]) => toLazyOutput(path, key, () => mustGet(cache, key)));
}

function mustGet(cache: Cache, key: string): Uint8Array {
  const cached = cache.get(key);
  if (!cached) throw new Error('A cached picture was damaged or deleted during the build. Build again.');
  return cached;
}
