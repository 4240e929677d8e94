import { extname } from 'node:path';
import { lookup } from 'mrmime';
import type { Cache } from './cache.ts';
import type { Diagnostic } from './diagnostics.ts';
import { makeHash } from './hash.ts';

/** A file of the site. */
export interface SiteFile {
  /** Within dist, with forward slashes, e.g. "contact/index.html". */
  path: string;
  /** Changes with the bytes. */
  readonly version: string;
  /** Makes what is slow to make, such as an encoded picture, unless it is cached. */
  read(): Uint8Array | Promise<Uint8Array>;
}

/** A file whose content is in memory. */
export interface FileInMemory extends SiteFile {
  read(): Uint8Array;
  /** The content as UTF-8. */
  text(): string;
}

/** A file that is slow to make. Its path contains a hash of everything that it is made from. */
export interface SlowFile extends SiteFile {
  /** For the log, e.g. "encoding pictures". */
  task: string;
  isCached(): boolean;
}

/** A file that is published as it is, under its own name. */
export interface PublicFile extends SiteFile {
  /** The path that messages show, e.g. "public/CNAME". */
  file: string;
}

export interface PublicFiles {
  files: PublicFile[];
  errors: Diagnostic[];
}

export function toFile(path: string, content: string | Uint8Array): FileInMemory {
  return {
    path,
    get version() {
      return makeHash(content);
    },
    read: () => (typeof content === 'string' ? Buffer.from(content) : content),
    text: () => (typeof content === 'string' ? content : Buffer.from(content).toString()),
  };
}

/** @param key names everything that the bytes depend on, the code that makes them included */
export function toSlowFile(
  { path, key, task }: Record<'path' | 'key' | 'task', string>,
  cache: Cache,
  make: () => Promise<Uint8Array>,
): SlowFile {
  return { path, version: key, task, read: () => cache.memo(key, make), isCached: () => cache.has(key) };
}

export const isSlow = (file: SiteFile): file is SlowFile => 'isCached' in file;

/** A file with a hash of its bytes in its name, so browsers may cache it forever. */
export function toHashedFile(name: string, content: string | Uint8Array): FileInMemory {
  return toFile(hashedPath(name, content), content);
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
