import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { bytesOf, type Cache, hashOf, isCompressible, NGINX_CONF, type Output, typeOf } from '../core/index.ts';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Content codings (RFC 9110, section 8.4.1), the one that compresses better first. */
export const CODINGS = [
  {
    coding: 'br',
    ending: '.br',
    compress: (bytes: Buffer) => toBrotli(bytes, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { coding: 'gzip', ending: '.gz', compress: (bytes: Buffer) => toGzip(bytes, { level: 9 }) },
];

/** None for nginx.conf, which is not served. */
const codingsOf = (path: string) => (path !== NGINX_CONF && isCompressible(typeOf(path)) ? CODINGS : []);

/** The paths of the compressed copies of a file, e.g. "index.html.br". */
export const compressedPathsOf = (path: string): string[] => codingsOf(path).map(({ ending }) => path + ending);

export async function compressAll(outputs: readonly Output[], cache: Cache): Promise<Output[]> {
  const copies = outputs.flatMap(({ path, content }) =>
    codingsOf(path).map(async ({ coding, ending, compress }) => {
      const bytes = Buffer.from(bytesOf(content));
      const key = ['compressed', coding, hashOf(bytes), String(bytes.length)].join('\n');
      return { path: path + ending, content: await cache.memo(key, () => compress(bytes)) };
    }),
  );
  return Promise.all(copies);
}
