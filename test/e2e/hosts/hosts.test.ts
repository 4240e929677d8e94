/** Every host that a build knows, at its root and in a subfolder, with the requests of test/fixtures/tables/host-requests.yaml. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { HOSTS, type HostName } from '../../../engine/core/page.ts';
import { visitSite } from '../../support/browser/visit.ts';
import { buildFor, type HostedSite } from './built.ts';
import { followRedirects } from './follow-redirects.ts';
import { startModel } from './models/model.ts';
import { githubPages, s3 } from './models/plain-hosts.ts';
import { cloudflarePages, netlify } from './models/rule-hosts.ts';
import type { RunningServer } from './real/process.ts';
import { findApache, findNginx, startApache, startNginx } from './real/servers.ts';
import { type Answer, IMMUTABLE, listRequests } from './requests.ts';

/** Starts a real server, or a model of a managed host. */
const START_SERVER: Record<HostName, (built: HostedSite) => Promise<RunningServer>> = {
  nginx: startNginx,
  apache: startApache,
  netlify: (built) => startModel(netlify, built),
  'cloudflare-pages': (built) => startModel(cloudflarePages, built),
  'github-pages': (built) => startModel(githubPages, built),
  s3: (built) => startModel(s3, built),
};

/** Self-hosted servers, and the encodings in which each serves compressed files. */
const ENCODINGS: Partial<Record<HostName, readonly ('br' | 'gzip')[]>> = { nginx: ['gzip'], apache: ['br', 'gzip'] };
const DECOMPRESS = { br: brotliDecompressSync, gzip: gunzipSync };

const absent = [...(findNginx() ? [] : ['nginx']), ...(findApache() ? [] : ['apache'])];
for (const host of absent) console.log(`${host} is not installed, so it was not tested (apt-get install ${host})`);

/** Hosts that read no files of rules. */
const WITHOUT_RULES: readonly HostName[] = ['github-pages', 's3'];
/** Headers that all other hosts send with every response. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

for (const base of ['/', '/co-op/']) {
  for (const host of HOSTS) {
    describe(`${host}, in the folder ${base}`, { skip: absent.includes(host) && 'not installed' }, () => {
      const encodings = ENCODINGS[host] ?? [];
      const isSelfHosted = encodings.length > 0;
      // Only the site in a folder is built with compressed files.
      const isPrecompressed = isSelfHosted && base !== '/';
      let built: HostedSite;
      let running: RunningServer;
      before(async () => {
        built = await buildFor(host, base, isPrecompressed ? '\nprecompress: true' : '');
        running = await START_SERVER[host](built);
      });
      after(() => running.close());
      const get = (path: string, headers = {}) => followRedirects(running.origin, base + path, headers);

      it('answers every request of the table', async () => {
        const rows = listRequests(host, isSelfHosted, built.findAsset);
        const answers = await Promise.all(
          rows.map(async ({ request, path }) => [request, await send(running, base, path)]),
        );
        const expected = rows.map(({ request, answer }) => [request, adapt(answer, host)]);
        assert.deepEqual(Object.fromEntries(answers), Object.fromEntries(expected));
      });

      it('sends headers that protect visitors and preload fonts, if it reads files of rules', async () => {
        const fonts = built.files.filter((file) => file.endsWith('.woff2'));
        const hints = fonts.map((file) => `<${file}>; rel=preload; as=font; crossorigin`).join(', ');
        for (const { request, path } of listRequests(host, false, built.findAsset)) {
          const { url, headers } = await get(path.slice(1));
          // Only Cloudflare Pages sends the links of fonts ahead of a page (docs/hosting.md).
          const isHinted = host === 'cloudflare-pages' && /\/([?#].*)?$/.test(url);
          // HSTS applies to the whole host, which a site in a folder shares.
          const hsts = base === '/' ? 'max-age=31536000' : undefined;
          const expected = { ...HEADERS, 'strict-transport-security': hsts, link: isHinted ? hints : undefined };
          for (const [name, value] of Object.entries(expected))
            assert.equal(headers[name], WITHOUT_RULES.includes(host) ? undefined : value, `${name} of ${request}`);
        }
      });

      // A model ignores the headers of requests, and sends no body.
      if (!isSelfHosted) return;

      it('answers 304 for an unchanged file, with its Cache-Control', async () => {
        const path = built.findAsset('.css').slice(1);
        const { headers } = await get(path);
        const again = await get(path, { 'if-none-match': String(headers.etag) });
        assert.deepEqual([again.status, again.body.length, again.headers['cache-control']], [304, 0, IMMUTABLE]);
      });

      if (!isPrecompressed) return;

      it('sends compressed files to browsers that accept them', async () => {
        const assets = ['.css', '.js'].map((ending) => built.findAsset(ending).slice(1));
        for (const path of ['', 'contact/', 'contact/ada.vcf', ...assets]) {
          const plain = await get(path);
          assert.equal(plain.headers['content-encoding'], undefined, path);
          const file = join(built.root, base, path.endsWith('/') || path === '' ? `${path}index.html` : path);
          for (const encoding of encodings) {
            const packed = await get(path, { 'accept-encoding': encoding });
            assert.equal(packed.headers['content-encoding'], encoding, path);
            assert.equal(packed.headers['content-type'], plain.headers['content-type'], path);
            assert.equal(packed.headers['cache-control'], plain.headers['cache-control'], path);
            assert.match(String(packed.headers.vary), /accept-encoding/i, path);
            // The bytes of the compressed file: compression on the fly gives other bytes.
            assert.deepEqual(packed.body, readFileSync(`${file}.${encoding === 'br' ? 'br' : 'gz'}`), path);
            assert.deepEqual(DECOMPRESS[encoding](packed.body), plain.body, path);
          }
        }
      });

      // The content security policies of the server and of the page both apply.
      it('lets a browser load pages and run their scripts without an error', async () => {
        const options = { address: `${running.origin}/`, until: 'networkidle0' } as const;
        for (const path of ['', 'contact/', 'services/product-categories/produce/', 'services/product-categories/'])
          await visitSite(base + path, options, async (page) => {
            const finalPath = path.endsWith('categories/') ? 'services/#product-categories' : path;
            assert.equal(page.url(), running.origin + base + finalPath);
          });
      });
    });
  }
}

/** Changes the expected answer for hosts that set types or caching themselves. */
function adapt(answer: Answer, host: HostName): Answer {
  if (host === 'github-pages') return { ...answer, caching: 'max-age=600' };
  // The upload to S3 sets the types of vCards and calendars (docs/hosting.md).
  if (host !== 's3' || answer.type.includes('vcard') || answer.type.includes('calendar')) return answer;
  return { ...answer, type: answer.type.replace('; charset=utf-8', '') };
}

async function send({ origin }: RunningServer, base: string, path: string): Promise<Answer> {
  const { redirects, status, url, headers } = await followRedirects(origin, base + path.slice(1));
  const caching = (headers['cache-control'] ?? 'none').replace(/,(?=\S)/g, ', ');
  const finalPath = url.startsWith(base) ? `/${url.slice(base.length)}` : `outside of the folder: ${url}`;
  return { redirects, status, finalPath, type: headers['content-type'] ?? 'none', caching };
}
