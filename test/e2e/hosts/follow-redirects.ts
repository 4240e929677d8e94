import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Requests a path, and follows the redirects of the server, four at most.
 * @returns the last answer, the statuses of the redirects, and the final URL without its origin
 */
export async function followRedirects(origin: string, path: string, headers: Record<string, string> = {}) {
  const redirects: number[] = [];
  let address = new URL(path, origin);
  while (redirects.length < 5) {
    // Each request has a new connection, because servers may close idle ones at any time.
    const sent = request(address, { headers, agent: false }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error(`${path} has no answer`);
    const { statusCode: status = 0, headers: answerHeaders } = response;
    const body = await buffer(response);
    if (status < 300 || status >= 400 || answerHeaders.location === undefined) {
      return { redirects, status, headers: answerHeaders, body, url: address.href.slice(address.origin.length) };
    }
    redirects.push(status);
    address = new URL(answerHeaders.location, address);
    if (address.origin !== origin) throw new Error(`${path} leads to another host, ${address.href}`);
  }
  throw new Error(`${path} has more than four redirects`);
}
