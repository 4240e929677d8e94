import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../core/content-types.ts';

interface Encoded {
  /** In HTTP's terms (RFC 9110, section 8.4.1). */
  coding: 'br' | 'gzip' | 'identity';
  bytes: Uint8Array;
}

/** As hosts do it on the fly: the highest quality would take a second for a large script. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses what gets smaller by it, for those who accept it. */
export async function encode(bytes: Uint8Array, type: string, accepted: string | string[] = ''): Promise<Encoded> {
  const accepts = (coding: string) =>
    new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(String(accepted));
  if (isCompressible(type)) {
    if (accepts('br')) return { coding: 'br', bytes: await toBrotli(bytes, BROTLI) };
    if (accepts('gzip')) return { coding: 'gzip', bytes: await toGzip(bytes) };
  }
  return { coding: 'identity', bytes };
}
