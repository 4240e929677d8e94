/** Files compressed beforehand, as web servers of one's own send them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Built, buildFor } from './built.ts';
import { startApache } from './real/apache.ts';
import { startNginx } from './real/nginx.ts';
import type { Running } from './real/process.ts';
import { visit } from './visit.ts';

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };
const PAGES = ['', 'contact/', 'contact/ada.vcf'];

/** Each server, and the codings that it takes files of. */
const SERVERS = {
  nginx: { start: ({ work, root, base }: Built) => startNginx(work, root, base), codings: ['gzip'] },
  apache: { start: ({ work, root }: Built) => startApache(work, root), codings: ['br', 'gzip'] },
} as const;

for (const host of ['nginx', 'apache'] as const) {
  const { start, codings } = SERVERS[host];
  describe(`compressed files on ${host}`, () => {
    it('go to whoever accepts them, and say what they are', async (test) => {
      const built = await buildFor(host, '/co-op/', '\nprecompress: true');
      const server = await start(built);
      if (!server) return test.skip('not installed');
      try {
        const paths = [...PAGES, built.assetOf('.css').slice(1), built.assetOf('.js').slice(1)];
        for (const coding of codings) for (const path of paths) await prove(built, server, coding, path);
      } finally {
        await server.close();
        built.remove();
      }
    });
  });
}

/** The very bytes of the sibling: what is compressed on the fly has others. */
async function prove(built: Built, { origin }: Running, coding: 'br' | 'gzip', path: string): Promise<void> {
  const file = join(built.root, built.base, path.endsWith('/') || path === '' ? `${path}index.html` : path);
  const sibling = `${file}.${coding === 'br' ? 'br' : 'gz'}`;
  assert.ok(existsSync(sibling), sibling);
  const plain = await visit(origin, built.base + path);
  const packed = await visit(origin, built.base + path, { 'accept-encoding': coding });
  assert.equal(packed.headers['content-encoding'], coding, path);
  assert.equal(packed.headers['content-type'], plain.headers['content-type'], path);
  assert.equal(packed.headers['cache-control'], plain.headers['cache-control'], path);
  assert.match(String(packed.headers.vary), /accept-encoding/i, path);
  assert.deepEqual(packed.body, readFileSync(sibling), path);
  assert.deepEqual(UNPACK[coding](packed.body), plain.body, path);
  assert.equal(plain.headers['content-encoding'], undefined, path);
}
