/** The editor over HTTP, as hostile pages and other machines reach it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { type Copy, copyTown, type OpenDevServer } from '../support/project-copy.ts';

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
});

const openPage = ({ address }: OpenDevServer) => fetch(address, { headers: { Accept: 'text/html' } });

async function readToken(server: OpenDevServer): Promise<string> {
  const page = await (await openPage(server)).text();
  return /<meta name="page-editor" content="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** By its raw path, such as "//"; with headers a POST, of which nothing follows them. @returns the status */
async function ask({ address }: OpenDevServer, path: string, headers?: Record<string, string>): Promise<number> {
  const { port, pathname } = new URL(address);
  const method = headers ? 'POST' : 'GET';
  const asked = request({ port, method, headers, path: `${pathname}@dev/edit/${path}` });
  if (headers) asked.flushHeaders();
  else asked.end();
  const [answer] = await once(asked, 'response');
  asked.destroy();
  return answer.statusCode;
}

const own = (server = devServer) => ({ Origin: new URL(server.address).origin, 'X-Editor-Token': token });

describe('a request to the editor', () => {
  const otherToken = () => token.replace(/^./, (one) => (one === '_' ? '-' : '_'));
  for (const [name, status, headers, isOpen] of [
    ['from a hostile page', 403, () => ({ ...own(), Origin: 'https://evil.example' })],
    ['through a rebound host name', 403, () => ({ ...own(), Host: 'evil.example', Origin: 'http://evil.example' })],
    ['with another token', 403, () => ({ ...own(), 'X-Editor-Token': otherToken() })],
    ['that is too large', 413, own],
    ['on a dev server open to the network', 403, () => own(network), true],
  ] as [string, number, () => Record<string, string>, boolean?][]) {
    it(`is rejected before its body is read: ${name}`, { timeout: 60_000 }, async () => {
      const all = { ...headers(), 'Content-Length': '41000000' };
      assert.equal(await ask(isOpen ? network : devServer, 'save', all), status);
    });
  }

  it('is not possible in a frame of another site', async () => {
    const { headers } = await openPage(devServer);
    assert.equal(headers.get('content-security-policy'), "frame-ancestors 'self'");
  });

  it('has no token on a dev server open to the network', async () => assert.equal(await readToken(network), ''));

  it('writes the file if it comes from a page of the dev server', async () => {
    const post = (action: string, body: object) =>
      fetch(`${devServer.address}@dev/edit/${action}`, { method: 'POST', headers: own(), body: JSON.stringify(body) });
    const path = 'services/grocery.md';
    const { hash } = await (await post('entry', { path })).json();
    const draft = { path, hash, changes: [{ path: ['lead'], value: 'Well meant.' }] };
    assert.equal((await post('save', { drafts: [draft], title: 'Changed' })).status, 200);
    assert.match(copy.read('content/services/grocery.md'), /^lead: Well meant\.$/m);
  });
});

it('a malformed address gets an answer', async () => {
  for (const [path, status] of [
    ...['http://[', '//', '///', 'image?name=%', 'image?name=%E0%A4%A', '%'].map((path) => [path, 403] as const),
    ...['page?path=%', 'page?path=http://[', 'page?path=//[', 'page?trial=-1'].map((path) => [path, 200] as const),
  ]) {
    assert.equal(await ask(devServer, path), status, path);
  }
});
