import { extname } from 'node:path';
import type { Diagnostic } from './diagnostics.ts';
import { hashOf } from './hash.ts';

/** A file for dist. */
export interface Output {
  /** Within dist, with forward slashes, e.g. "contact/index.html". */
  path: string;
  content: string | Uint8Array | CachedContent;
}

/** Content that the last site probably has already. It is read only if that is not so. */
export interface CachedContent {
  /** Whether a file of the last site is the same. */
  isAt(file: string, stamp: string): boolean;
  read(): string | Uint8Array;
}

/** A file that is published as it is, under its own name. */
export interface PublicFile extends Output {
  /** As an author would name it, e.g. "public/CNAME". */
  file: string;
}

export interface PublicFiles {
  files: PublicFile[];
  errors: Diagnostic[];
}

export function isCached(content: Output['content']): content is CachedContent {
  return typeof content === 'object' && 'read' in content;
}

export function bytesOf(content: Output['content']): string | Uint8Array {
  return isCached(content) ? content.read() : content;
}

/** An output with a hash of its bytes in its name, so browsers may cache it forever. */
export function asset(name: string, content: string | Uint8Array): Output {
  return { path: hashedPath(name, content), content };
}

/**
 * The path of an asset, e.g. "assets/grocery-720.1f2e3d4c5b.avif".
 * @param origin its bytes, or a key of everything they depend on
 */
export function hashedPath(name: string, origin: string | Uint8Array): string {
  const ending = extname(name);
  return `assets/${name.slice(0, -ending.length)}.${hashOf(origin)}${ending}`;
}
