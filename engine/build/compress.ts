import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { bytesOf, type Cache, hashOf, isCompressible, NGINX_CONF, type Output, typeOf } from '../core/index.ts';

/** Content codings (RFC 9110, section 8.4.1), the better one first. */
export const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
const WORK = {
  br: (bytes: Buffer) => toBrotli(bytes, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer) => toGzip(bytes, { level: 9 }),
};

/** The configuration of nginx is not served. */
function isCompressed(path: string): boolean {
  return path !== NGINX_CONF && isCompressible(typeOf(path));
}

/** The compressed copies of a file, e.g. "index.html.br". */
export function siblingsOf(path: string): string[] {
  return isCompressed(path) ? CODINGS.map(({ ending }) => path + ending) : [];
}

export async function compressAll(outputs: readonly Output[], cache: Cache): Promise<Output[]> {
  const texts = outputs.filter(({ path }) => isCompressed(path));
  const siblings = texts.flatMap(({ path, content }) => {
    const bytes = Buffer.from(bytesOf(content));
    return CODINGS.map(async ({ coding, ending }) => {
      const key = ['compressed', coding, hashOf(bytes), String(bytes.length)].join('\n');
      return { path: path + ending, content: await cache.remember(key, () => WORK[coding](bytes)) };
    });
  });
  return Promise.all(siblings);
}
