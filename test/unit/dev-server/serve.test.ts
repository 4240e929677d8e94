import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { toFile } from '../../../engine/core/index.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { write } from '../../../engine/output/write.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

let folder: string;
let serving: Awaited<ReturnType<typeof serve>>;

before(async () => {
  folder = join(makeTemporaryFolder('serve'), 'site');
  const pages = { 'index.html': 'home', 'contact/index.html': 'contact', '404.html': 'nothing here' };
  const files = { ...pages, 'contact/ada.vcf': '', 'contact/show.ics': '' };
  await write(
    Object.entries(files).map(([path, content]) => toFile(path, content)),
    folder,
  );
  serving = await serve({ folder, base: '/co-op/', port: 0 });
});
after(() => serving.close());

describe('the server of a folder', () => {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, serving.address));
    return [response.status, await response.text()];
  };

  it('answers with the index.html of a folder, or with 404.html if there is none', async () => {
    assert.deepEqual(await get('/co-op/'), [200, 'home']);
    for (const path of ['contact/', 'contact', 'contact?from=menu', 'contact/index.html']) {
      assert.deepEqual(await get(`/co-op/${path}`), [200, 'contact'], path);
    }
    assert.deepEqual(await get('/co-op/nowhere/'), [404, 'nothing here']);
    assert.deepEqual(await get('/outside/the/base/'), [404, 'nothing here']);
  });
});

/** Sends a request that fetch would change or refuse to send. */
async function send(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(serving.address);
  const sent = request({ hostname, port, path, headers }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  assert.ok(response);
  response.resume();
  return response.statusCode;
}

describe('the server of a folder, for special requests', () => {
  it('answers to the names of this machine only', async () => {
    const status = (host: string) => send('/co-op/', { Host: host });
    const local = ['localhost', 'localhost:80', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST:1'];
    const others = ['evil.example', 'localhost.evil.example:4321', '127.0.0.1.evil.example'];
    for (const host of local) assert.equal(await status(host), 200, host);
    for (const host of others) assert.equal(await status(host), 403, host);
  });

  it('answers 404 to a path that is outside the site, hidden or malformed', async () => {
    writeFileSync(join(folder, '.hidden'), 'secret');
    writeFileSync(join(folder, '..', 'serve-secret'), 'secret');
    const outside = ['..%2fserve-secret', '../serve-secret', '%2e%2e/serve-secret', '..%5cserve-secret'];
    const paths = [...outside, '.hidden', '%', '%00', 'contact//'];
    for (const path of paths) assert.equal(await send(`/co-op/${path}`), 404, path);
  });
});
