import { extname } from 'node:path';
import { hashOf } from './hash.ts';

/** A file for dist. */
export interface Output {
  /** Within dist, with forward slashes, e.g. "contact/index.html". */
  path: string;
  content: string | Uint8Array;
}

/** An output that may be kept by browsers for ever: its name carries a hash of its bytes. */
export function asset(name: string, content: string | Uint8Array): Output {
  const ending = extname(name);
  return { path: `assets/${name.slice(0, -ending.length)}.${hashOf(content)}${ending}`, content };
}
