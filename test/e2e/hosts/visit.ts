import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Visit extends Response {
  /** The statuses of the redirects on the way. */
  by: number[];
  /** The address at the end, from the root of the host. */
  at: string;
}

/** Asks as a browser does, and follows every redirect; not of pages that lead on by themselves. */
export async function visit(origin: string, path: string, headers: Record<string, string> = {}): Promise<Visit> {
  const by: number[] = [];
  let address = new URL(path, origin);
  while (by.length < 5) {
    const response = await ask(address, headers);
    const { location } = response.headers;
    if (response.status < 300 || response.status >= 400 || location === undefined) {
      return { ...response, by, at: address.href.slice(address.origin.length) };
    }
    by.push(response.status);
    address = new URL(location, address);
    if (address.origin !== origin) throw new Error(`${path} leads to another host, ${address.href}`);
  }
  throw new Error(`${path} leads in a circle`);
}

function ask(address: URL, headers: Record<string, string>): Promise<Response> {
  return new Promise((resolve, reject) => {
    // On a connection of its own: servers close kept ones when they like.
    request(address, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
