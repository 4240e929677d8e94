/** A small model of a managed host, served on this machine: what it answers, for lack of the host itself. */
import { extname } from 'node:path';
import { lookup } from 'mrmime';
import { startServer } from '../../../support/start-server.ts';
import type { Built } from '../built.ts';
import type { Running } from '../real/process.ts';

export interface Asked {
  /** As it was asked for, percent-encoded. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** What a host answers for the site that was published on it. */
export type Model = (built: Built) => (asked: Asked) => Reply;

export async function startModel(model: Model, built: Built): Promise<Running> {
  const reply = model(built);
  return startServer(({ url = '/' }, response) => {
    const { pathname: path, search } = new URL(url, 'http://host.test');
    const { status, headers } = reply({ path, search });
    response.writeHead(status, headers).end();
  });
}

/** A redirect within the host; the query stays. */
export function redirect(status: number, to: string, { search }: Asked): Reply {
  const [path = '', fragment] = to.split('#');
  return { status, headers: { Location: path + search + (fragment === undefined ? '' : `#${fragment}`) } };
}

/** As the path names a file. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a host takes a file for by the list that most of them take from (mime-db). */
export function listedType(path: string): string {
  const ending = extname(path);
  if (ending === '.vcf') return 'text/x-vcard';
  if (ending === '.ics') return 'text/calendar; charset=utf-8';
  const type = lookup(ending) ?? 'application/octet-stream';
  return type === 'text/html' || type === 'text/plain' ? `${type}; charset=utf-8` : type;
}
