/** Requests to the editor over HTTP, such as those of hostile pages and other machines. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { copyProjectWithTown, type OpenDevServer } from '../../../test/support/project-copy.ts';

let devServer: OpenDevServer;
/** Runs with --host, so it is open to the network. */
let network: OpenDevServer;
let token: string;

before(async () => {
  const copy = copyProjectWithTown();
  devServer = await copy.start();
  network = await copy.start('--host');
  token = await readToken(devServer);
});
after(() => Promise.all([network.stop(), devServer.stop()]));

const openPage = ({ address }: OpenDevServer) => fetch(address, { headers: { Accept: 'text/html' } });

async function readToken(server: OpenDevServer): Promise<string> {
  const page = await (await openPage(server)).text();
  return /<meta name="page-editor" content="([^"]+)"/.exec(page)?.[1] ?? '';
}

/** Requests a path as it is, even "//". With headers, this is a POST request without a body. @returns the status */
async function send({ address }: OpenDevServer, path: string, headers?: Record<string, string>): Promise<number> {
  const { port, pathname } = new URL(address);
  const method = headers ? 'POST' : 'GET';
  const sent = request({ port, method, headers, path: `${pathname}@dev/edit/${path}` });
  if (headers) sent.flushHeaders();
  else sent.end();
  const [answer] = await once(sent, 'response');
  sent.destroy();
  return answer.statusCode;
}

describe('a request to the editor', () => {
  const cases: Record<string, [status: number, server: () => OpenDevServer, host?: string]> = {
    'through a rebound host name': [403, () => devServer, 'evil.example'],
    'on a dev server open to the network': [403, () => network],
    'that is too large': [413, () => devServer],
  };
  for (const [name, [status, server, host]] of Object.entries(cases)) {
    it(`is rejected before its body is read: ${name}`, async () => {
      const { origin } = new URL(server().address);
      const sent: Record<string, string> = host ? { Host: host, Origin: `http://${host}` } : { Origin: origin };
      const headers = { ...sent, 'X-Editor-Token': token, 'Content-Length': '41000000' };
      assert.equal(await send(server(), 'save', headers), status);
    });
  }

  it('is answered even if its address is malformed', async () => {
    // GET is only for pages, pictures and scripts. These name none.
    for (const path of ['http://[', '//', '///', 'picture?name=%', 'picture?name=%E0%A4%A', '%']) {
      assert.equal(await send(devServer, path), 403, path);
    }
    // A wrong path gives the page "not found", a wrong preview the last build.
    for (const path of ['page?path=%', 'page?path=http://[', 'page?path=//[', 'page?preview=-1']) {
      assert.equal(await send(devServer, path), 200, path);
    }
  });
});

it('a page of the dev server can’t be framed, and has no token if the dev server is open to the network', async () => {
  const { headers } = await openPage(devServer);
  assert.equal(headers.get('content-security-policy'), "frame-ancestors 'self'");
  assert.notEqual(token, '');
  assert.equal(await readToken(network), '');
});
