/** A small model of a managed host, served on this machine. */
import { extname } from 'node:path';
import { lookup } from 'mrmime';
import { startServer } from '../../../support/start-server.ts';
import type { HostedSite } from '../built.ts';
import type { RunningServer } from '../real/process.ts';

export interface ModelRequest {
  /** As requested, percent-encoded. */
  path: string;
  /** The query with its question mark, or an empty string. */
  search: string;
}

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** Takes a built site, and returns a function that answers requests as the host does. */
export type Model = (built: HostedSite) => (request: ModelRequest) => Reply;

export async function startModel(model: Model, built: HostedSite): Promise<RunningServer> {
  const reply = model(built);
  return startServer(({ url = '/' }, response) => {
    const { pathname: path, search } = new URL(url, 'http://host.test');
    const { status, headers } = reply({ path, search });
    response.writeHead(status, headers).end();
  });
}

/** Redirects to a path of the same host, and keeps the query. */
export function redirect(status: number, to: string, { search }: ModelRequest): Reply {
  const [path = '', fragment] = to.split('#');
  return { status, headers: { Location: path + search + (fragment === undefined ? '' : `#${fragment}`) } };
}

/** The decoded path; unchanged if it is malformed. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The content type of a file, as most hosts send it: that of mime-db, with a character set for some kinds of text. */
export function findType(path: string): string {
  const ending = extname(path);
  // mrmime has no type for .vcf, and none of its types has a character set.
  if (ending === '.vcf') return 'text/x-vcard';
  if (ending === '.ics') return 'text/calendar; charset=utf-8';
  const type = lookup(ending) ?? 'application/octet-stream';
  return type === 'text/html' || type === 'text/plain' ? `${type}; charset=utf-8` : type;
}
