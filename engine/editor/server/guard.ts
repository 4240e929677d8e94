import { timingSafeEqual } from 'node:crypto';
import type { Asked } from '../../dev-server/editing.ts';
import { Refused } from './refused.ts';

/** The header that carries the token: pages of others cannot send one that they have made up (Fetch, section 3.3). */
const HEADER = 'x-workshop-token';

/**
 * Lets through what a page of this dev server itself asks for: it comes from the same origin, and knows what was made up when
 * the dev server was opened. The door has seen to the host already (serve/listen.ts).
 * @throws Refused
 */
export function guard({ method, headers }: Pick<Asked, 'method' | 'headers'>, token: string): void {
  if (method !== 'POST') throw new Refused(403, 'Ask with POST');
  if (!isOwn(headers)) throw new Refused(403, 'Ask from a page of this dev server');
  if (!isEqual(headers[HEADER], token)) throw new Refused(403, 'Load the page anew: its dev server is another');
}

/** Where a browser leaves out the origin of its own page, it says so in a header that no script can set (Fetch Metadata, section 2.4). */
function isOwn({ origin, host, 'sec-fetch-site': site }: Asked['headers']): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site === 'same-origin' : origin === `http://${host}`;
}

function isEqual(given: string | readonly string[] | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given)), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
