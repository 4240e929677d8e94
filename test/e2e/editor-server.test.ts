/** The editor over HTTP, as hostile pages and other machines reach it. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { type Copy, copyTown, type OpenDevServer } from '../support/project-copy.ts';

type Headers = Record<string, string>;

let copy: Copy;
let devServer: OpenDevServer;
/** Started with --host. */
let network: OpenDevServer;
let token: string;

before(async () => {
  copy = copyTown();
  devServer = await copy.start();
  network = await copy.start('--host');
  token = await readToken(devServer);
});
after(async () => {
  await network.stop();
  await devServer.stop();
  copy.remove();
});

const openPage = ({ address }: OpenDevServer) => fetch(address, { headers: { Accept: 'text/html' } });

async function readToken(server: OpenDevServer): Promise<string> {
  const page = await (await openPage(server)).text();
  return /<meta name="page-editor" content="([^"]+)"/.exec(page)?.[1] ?? '';
}

interface Asked {
  method?: string;
  headers?: Headers;
  /** Without one, nothing follows the headers of a POST. */
  body?: string;
}

/** By its raw path, such as "//". @returns the status */
function ask({ address }: OpenDevServer, path: string, { method = 'GET', headers, body }: Asked = {}): Promise<number> {
  const { port, pathname } = new URL(address);
  return new Promise((done, failed) => {
    const asked = request({ port, method, headers, path: `${pathname}@dev/edit/${path}` }, async (answer) => {
      if (body !== undefined || method === 'GET') await text(answer);
      else asked.destroy();
      done(answer.statusCode ?? 0);
    });
    asked.on('error', failed);
    if (body === undefined && method === 'POST') asked.flushHeaders();
    else asked.end(body);
  });
}

const own = (server = devServer): Headers => ({ Origin: new URL(server.address).origin, 'X-Editor-Token': token });
const DRAFT = { path: 'services/grocery.md', changes: [{ path: ['lead'], value: 'Hacked.' }] };
const BODY = JSON.stringify({ drafts: [DRAFT], title: 'Changed' });

describe('a request to the editor', () => {
  for (const [name, status, headers, isOpen] of [
    ['from a hostile page', 403, () => ({ ...own(), Origin: 'https://evil.example' })],
    [
      'with another token',
      403,
      () => ({ ...own(), 'X-Editor-Token': token.replace(/^./, (one) => (one === '_' ? '-' : '_')) }),
    ],
    ['that is too large', 413, own],
    ['on a dev server open to the network', 403, () => own(network), true],
  ] as [string, number, () => Headers, boolean?][]) {
    it(`is rejected before its body is read: ${name}`, { timeout: 60_000 }, async () => {
      const all = { ...headers(), 'Content-Length': '41000000' };
      assert.equal(await ask(isOpen ? network : devServer, 'save', { method: 'POST', headers: all }), status);
    });
  }

  it('is rejected through a rebound host name', async () => {
    const headers = { ...own(), Host: 'evil.example', Origin: 'http://evil.example' };
    assert.equal(await ask(devServer, 'save', { method: 'POST', headers, body: BODY }), 403);
    assert.doesNotMatch(copy.read('content/services/grocery.md'), /Hacked/);
  });

  it('is not possible in a frame of another site', async () => {
    const { headers } = await openPage(devServer);
    assert.equal(headers.get('content-security-policy'), "frame-ancestors 'self'");
  });

  it('has no token on a dev server open to the network, and is rejected there', async () => {
    assert.equal(await readToken(network), '');
    assert.equal(await ask(network, 'save', { method: 'POST', headers: own(network), body: BODY }), 403);
  });

  it('writes the file if it comes from a page of the dev server', async () => {
    const entry = await fetch(new URL('@dev/edit/entry', devServer.address), {
      ...{ method: 'POST', headers: own(), body: JSON.stringify({ path: DRAFT.path }) },
    });
    const drafts = [{ ...DRAFT, ...{ hash: (await entry.json()).hash } }];
    const body = JSON.stringify({ drafts, title: 'Changed' });
    assert.equal(await ask(devServer, 'save', { method: 'POST', headers: own(), body }), 200);
    assert.match(copy.read('content/services/grocery.md'), /^lead: Hacked\.$/m);
    copy.restore();
  });
});

describe('a malformed address', () => {
  for (const [path, status] of [
    ['http://[', 403],
    ['//', 403],
    ['///', 403],
    ['image?name=%', 403],
    ['image?name=%E0%A4%A', 403],
    ['%', 403],
    ['page?path=%', 200],
    ['page?path=http://[', 200],
    ['page?path=//[', 200],
    ['page?trial=-1', 200],
  ] as const) {
    it(`gets an answer: ${path}`, async () => assert.equal(await ask(devServer, path), status));
  }
});
