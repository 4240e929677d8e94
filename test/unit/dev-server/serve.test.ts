import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { write, writeInPlace } from '../../../engine/build/write.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { makeTemporary } from '../../support/temporary.ts';
import { siteOf } from '../../support/tiny-sites.ts';

let folder: string;
let serving: Awaited<ReturnType<typeof serve>>;

before(async () => {
  folder = join(makeTemporary('serve'), 'site');
  mkdirSync(join(folder, 'contact'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'contact/index.html'), 'contact');
  writeFileSync(join(folder, 'contact/ada.vcf'), '');
  writeFileSync(join(folder, 'contact/show.ics'), '');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  serving = await serve({ folder, base: '/co-op/', port: 0 });
});
after(() => serving.close());

describe('serve', () => {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, serving.address));
    return [response.status, await response.text()];
  };

  it('answers a folder with its index.html', async () => {
    assert.deepEqual(await get('/co-op/'), [200, 'home']);
    assert.deepEqual(await get('/co-op/contact/'), [200, 'contact']);
  });

  it('ends though a browser holds a connection open on which it has asked for nothing', async () => {
    const ended = await serve({ folder, base: '/', port: 0 });
    const connection = connect(Number(new URL(ended.address).port), 'localhost');
    await once(connection, 'connect');
    // It has reached the server when a later one is answered.
    await fetch(ended.address);
    await ended.close();
    await once(connection.resume(), 'close');
  });

  it('answers everything else with 404.html', async () => {
    assert.deepEqual(await get('/co-op/nowhere/'), [404, 'nothing here']);
    assert.deepEqual(await get('/outside/the/base/'), [404, 'nothing here']);
  });

  it('tells phones and calendars what is theirs', async () => {
    const type = async (path: string) => (await fetch(new URL(path, serving.address))).headers.get('content-type');
    assert.equal(await type('/co-op/contact/ada.vcf'), 'text/vcard; charset=utf-8');
    assert.equal(await type('/co-op/contact/show.ics'), 'text/calendar; charset=utf-8');
    assert.match((await type('/co-op/contact/')) ?? '', /^text\/html/);
  });

  it('takes the next port when one is taken', async () => {
    const { port } = new URL(serving.address);
    const second = await serve({ folder, base: '/', port: Number(port) });
    assert.notEqual(new URL(second.address).port, port);
    assert.equal((await fetch(second.address)).status, 200);
    await second.close();
  });
});

/** What browsers do not send, or not as it is written. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(serving.address);
    const asked = request({ hostname, port, path, method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    asked.on('error', reject).end();
  });
}

describe('serve, asked by somebody else than a visitor', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS']) {
    it(`answers ${method} with what it takes`, async () => {
      const { status, headers } = await ask('/co-op/', { method });
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
    });
  }

  it('answers HEAD as GET, without the words', async () => {
    const [head, get] = [await ask('/co-op/', { method: 'HEAD' }), await ask('/co-op/')];
    assert.equal(head.text, '');
    assert.deepEqual(
      ['content-type', 'content-length', 'etag'].map((name) => head.headers[name]),
      ['content-type', 'content-length', 'etag'].map((name) => get.headers[name]),
    );
  });

  it('says that a page is the same as before', async () => {
    const { headers } = await ask('/co-op/');
    const again = await ask('/co-op/', { headers: { 'If-None-Match': headers.etag ?? '' } });
    assert.deepEqual([again.status, again.text], [304, '']);
  });

  it('answers to the names of this machine only', async () => {
    const status = async (host: string) => (await ask('/co-op/', { headers: { Host: host } })).status;
    for (const host of ['localhost', 'localhost:80', '127.0.0.1:4321', '[::1]:4321', 'LOCALHOST:1']) {
      assert.equal(await status(host), 200, host);
    }
    for (const host of ['evil.example', 'localhost.evil.example:4321', '127.0.0.1.evil.example']) {
      assert.equal(await status(host), 403, host);
    }
  });

  it('gives the whole page where a part is asked for', async () => {
    for (const range of ['bytes=9-1', 'bytes=0-1', 'bytes=99-', 'bytes=x', 'bytes=-0']) {
      const { status, text } = await ask('/co-op/', { headers: { Range: range } });
      assert.deepEqual([status, text], [200, 'home'], range);
    }
  });

  it('gives nothing from outside the site, and nothing hidden', async () => {
    writeFileSync(join(folder, '.hidden'), 'secret');
    writeFileSync(join(folder, '..', 'serve-secret'), 'secret');
    const paths = [
      '..%2fserve-secret',
      '../serve-secret',
      '%2e%2e/serve-secret',
      '..%5cserve-secret',
      '.hidden',
      '%',
      '%00',
      'contact//',
    ];
    for (const path of paths) assert.equal((await ask(`/co-op/${path}`)).status, 404, path);
  });
});

/** Builds of other processes: test/e2e/writing.test.ts. */
describe('serve, while builds replace the site', () => {
  let dist: string;
  let living: Awaited<ReturnType<typeof serve>>;
  before(async () => {
    dist = join(makeTemporary('served'), 'dist');
    write(siteOf('first'), dist);
    living = await serve({ folder: dist, base: '/', port: 0 });
  });
  after(() => living.close());

  const get = async (path: string) => {
    const response = await fetch(new URL(path, living.address));
    return { status: response.status, text: await response.text() };
  };
  const wordsOf = (word: string) => ({ status: 200, text: `${word} `.repeat(2000) });

  for (const [way, writeSite] of Object.entries({ beside: write, 'in place': writeInPlace })) {
    it(`gives new pages and new styles, in their whole length, and forgets old pages: written ${way}`, async () => {
      writeSite([...siteOf('first'), { path: 'gone/index.html', content: 'x' }], dist);
      assert.equal((await get('/gone/')).status, 200);
      writeSite([...siteOf('second, which is longer'), { path: 'added/index.html', content: 'added' }], dist);
      assert.deepEqual(await get('/'), wordsOf('second, which is longer'));
      assert.deepEqual(await get('/added/'), { status: 200, text: 'added' });
      assert.deepEqual(await get('/assets/second, which is longer.css'), wordsOf('second, which is longer'));
      assert.equal((await get('/gone/')).status, 404);
    });
  }

  it('waits for a site that is about to be put back', async () => {
    writeInPlace(siteOf('back'), dist);
    renameSync(dist, `${dist}.aside`);
    const page = get('/');
    await setTimeout(50);
    renameSync(`${dist}.aside`, dist);
    assert.deepEqual(await page, wordsOf('back'));
  });
});
