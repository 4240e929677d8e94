import assert from 'node:assert/strict';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { write, writeInPlace } from '../../../engine/build/write.ts';
import { toOutput } from '../../../engine/core/index.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { makeSite } from '../../support/tiny-sites.ts';

let folder: string;
let serving: Awaited<ReturnType<typeof serve>>;

before(async () => {
  folder = join(makeTemporaryFolder('serve'), 'site');
  const pages = { 'index.html': 'home', 'contact/index.html': 'contact', '404.html': 'nothing here' };
  const files = { ...pages, 'contact/ada.vcf': '', 'contact/show.ics': '' };
  write(
    Object.entries(files).map(([path, content]) => toOutput(path, content)),
    folder,
  );
  serving = await serve({ folder, base: '/co-op/', port: 0 });
});
after(() => serving.close());

async function getFrom({ address }: { address: string }, path: string) {
  const response = await fetch(new URL(path, address));
  return [response.status, await response.text()];
}

describe('the server of a folder', () => {
  const get = (path: string) => getFrom(serving, path);

  it('answers with the index.html of a folder, or with 404.html if there is none', async () => {
    assert.deepEqual(await get('/co-op/'), [200, 'home']);
    for (const path of ['contact/', 'contact', 'contact?from=menu', 'contact/index.html']) {
      assert.deepEqual(await get(`/co-op/${path}`), [200, 'contact'], path);
    }
    assert.deepEqual(await get('/co-op/nowhere/'), [404, 'nothing here']);
    assert.deepEqual(await get('/outside/the/base/'), [404, 'nothing here']);
  });

  it('closes even if a browser keeps an unused connection open', async () => {
    const server = await serve({ folder, base: '/', port: 0 });
    const connection = connect(Number(new URL(server.address).port), 'localhost');
    await once(connection, 'connect');
    // When a later connection is answered, this one has reached the server.
    await fetch(server.address);
    await server.close();
    await once(connection.resume(), 'close');
  });

  it('sends contact cards and calendars with their types', async () => {
    const type = async (path: string) => (await fetch(new URL(path, serving.address))).headers.get('content-type');
    assert.equal(await type('/co-op/contact/ada.vcf'), 'text/vcard; charset=utf-8');
    assert.equal(await type('/co-op/contact/show.ics'), 'text/calendar; charset=utf-8');
    assert.match((await type('/co-op/contact/')) ?? '', /^text\/html/);
  });

  it('uses another port if its own is in use', async () => {
    const { port } = new URL(serving.address);
    const second = await serve({ folder, base: '/', port: Number(port) });
    assert.notEqual(new URL(second.address).port, port);
    assert.equal((await fetch(second.address)).status, 200);
    await second.close();
  });
});

/** Sends a request that fetch would change or refuse to send. */
async function send(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { hostname, port } = new URL(serving.address);
  const sent = request({ hostname, port, path, ...options }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  assert.ok(response);
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

describe('the server of a folder, for special requests', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    it(`answers ${method} with 405 and the methods that it accepts`, async () => {
      const { status, headers } = await send('/co-op/', { method });
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
    });
  }

  it('answers HEAD with the headers of GET, and no text', async () => {
    const [head, get] = [await send('/co-op/', { method: 'HEAD' }), await send('/co-op/')];
    assert.equal(head.text, '');
    for (const name of ['content-type', 'content-length', 'etag']) assert.equal(head.headers[name], get.headers[name]);
  });

  it('answers 304 if the page has not changed', async () => {
    const { headers } = await send('/co-op/');
    const again = await send('/co-op/', { headers: { 'If-None-Match': headers.etag ?? '' } });
    assert.deepEqual([again.status, again.text], [304, '']);
  });

  it('answers to the names of this machine only', async () => {
    const status = async (host: string) => (await send('/co-op/', { headers: { Host: host } })).status;
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
    for (const path of paths) assert.equal((await send(`/co-op/${path}`)).status, 404, path);
  });
});

/** For builds by other processes, see test/e2e/writing.test.ts. */
describe('the server of a folder, while builds replace the site', () => {
  let dist: string;
  let server: Awaited<ReturnType<typeof serve>>;
  const get = (path: string) => getFrom(server, path);
  before(async () => {
    dist = join(makeTemporaryFolder('served'), 'dist');
    write(makeSite('first'), dist);
    server = await serve({ folder: dist, base: '/', port: 0 });
  });
  after(() => server.close());

  /** The status and text of a file of `makeSite(word)`. */
  const toAnswer = (word: string) => [200, `${word} `.repeat(2000)];

  for (const [way, writeSite] of Object.entries({ 'by renaming': write, 'in place': writeInPlace })) {
    it(`serves new pages and styles, and no deleted page, if the site is written ${way}`, async () => {
      writeSite([...makeSite('first'), toOutput('old/index.html', 'x')], dist);
      assert.equal((await get('/old/'))[0], 200);
      writeSite([...makeSite('second, which is longer'), toOutput('added/index.html', 'added')], dist);
      assert.deepEqual(await get('/'), toAnswer('second, which is longer'));
      assert.deepEqual(await get('/added/'), [200, 'added']);
      assert.deepEqual(await get('/assets/second, which is longer.css'), toAnswer('second, which is longer'));
      assert.equal((await get('/old/'))[0], 404);
    });
  }

  it('waits if the folder is missing for a moment', async () => {
    writeInPlace(makeSite('back'), dist);
    renameSync(dist, `${dist}.aside`);
    const page = get('/');
    await setTimeout(50);
    renameSync(`${dist}.aside`, dist);
    assert.deepEqual(await page, toAnswer('back'));
  });
});
