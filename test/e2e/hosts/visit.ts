import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Requests like a browser, and follows every redirect of the server.
 * @returns the last answer; by: the statuses of the redirects on the way; at: the address at the end, from the root of the host
 */
export async function visit(origin: string, path: string, headers: Record<string, string> = {}) {
  const by: number[] = [];
  let address = new URL(path, origin);
  while (by.length < 5) {
    // On a new connection: servers may close idle ones at any time.
    const asked = request(address, { headers, agent: false }).end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (!response) throw new Error(`${path} has no answer`);
    const { statusCode: status = 0, headers: answered } = response;
    const body = await buffer(response);
    if (status < 300 || status >= 400 || answered.location === undefined) {
      return { by, status, headers: answered, body, at: address.href.slice(address.origin.length) };
    }
    by.push(status);
    address = new URL(answered.location, address);
    if (address.origin !== origin) throw new Error(`${path} leads to another host, ${address.href}`);
  }
  throw new Error(`${path} leads in a circle`);
}
