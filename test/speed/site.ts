import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../build.ts';
import { today } from '../../engine/core/options.ts';
import { serve } from '../../engine/dev-server/index.ts';
import { listPages } from '../../pages/resolve.ts';
import { findPort } from '../e2e/hosts/real/process.ts';
import { project } from '../support/project.ts';
import { writeFloor } from './floor.ts';
import { openSecure } from './secure.ts';

/** A page of a kind, and the plainest one that shows the same picture. */
export interface BenchPage {
  /** The name of its view, e.g. "service". */
  kind: string;
  address: string;
  floor: string;
}

/**
 * Builds this site for the address at which it is served here, with a floor for the first page of each kind.
 * @param isSecure over HTTP/2, as hosts do
 */
export async function openBench(
  folder: string,
  isSecure: boolean,
): Promise<{ pages: BenchPage[]; close(): Promise<void> }> {
  const port = await findPort();
  const origin = `${isSecure ? 'https' : 'http'}://localhost:${port}`;
  const out = join(folder, 'dist');
  const paths = await buildFor(origin, out);
  for (const path of paths.values()) addFloor(out, path);
  const site = await serve({ folder: out, base: '/', port: isSecure ? 0 : port });
  const secure = isSecure ? await openSecure(site.address, port, folder) : undefined;
  const addressesOf = (path: string) => ({ address: `${origin}/${path}`, floor: `${origin}/floor/${path}` });
  const pages = [...paths].map(([kind, path]) => ({ kind, ...addressesOf(path) }));
  const close = async () => {
    secure?.close();
    await site.close();
  };
  return { pages, close };
}

/** @returns the first page of each kind, e.g. "contact/" */
async function buildFor(origin: string, out: string): Promise<Map<string, string>> {
  const content = await build({
    ...{ content: join(project, 'content'), images: join(project, 'assets/images'), public: join(project, 'public') },
    ...{ cache: join(project, '.cache'), out, origin, base: '/', date: today(new Date()) },
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const pages = listPages(content, { year: new Date().getFullYear(), logo: '' }).map(({ resolve }) => resolve());
  const standing = pages.filter(({ head }) => head.redirect === undefined && !head.noindex);
  return new Map(standing.map(({ kind, path }) => [kind, path.slice(1)] as const).reverse());
}

function addFloor(out: string, path: string): void {
  const folder = join(out, 'floor', path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), writeFloor(readFileSync(join(out, path, 'index.html'), 'utf8')));
}
