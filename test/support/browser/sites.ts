/** The sites that the tests look at, each built and served once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../../../build.ts';
import { today } from '../../../engine/core/options.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { copyFixture } from '../fixture-site.ts';
import { listStandingPages } from '../pages.ts';
import { project } from '../project.ts';

export interface TestSite {
  /** With a slash at its end. */
  address: string;
  /** The built site. */
  folder: string;
  close(): Promise<void>;
}

/** The site of this project, whatever its content says: for what must hold on every page of it. */
export const openRealSite = once(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const dist = join(folder, 'dist');
  await build({
    content: join(project, 'content'),
    images: join(project, 'assets/images'),
    public: join(project, 'public'),
    cache: join(project, '.cache'),
    out: dist,
    base: '/',
    date: today(new Date()),
    log: () => undefined,
  });
  return serveFolder(dist, () => rmSync(folder, { recursive: true }));
});

/** A small site with one of everything, so that no test of a part depends on what the real site says. */
export const openTown = once(async () => {
  const fixture = copyFixture('town');
  await fixture.build({ date: today(new Date()) });
  return serveFolder(join(fixture.folder, 'dist'), fixture.remove);
});

/** Where visitors stay, e.g. "/contact/". */
export function listPaths({ folder }: TestSite): string[] {
  return listStandingPages(folder).map(({ path }) => `/${path}`);
}

const opened: Promise<TestSite>[] = [];

export async function closeSites(): Promise<void> {
  for (const site of await Promise.all(opened)) await site.close();
}

function once(open: () => Promise<TestSite>): () => Promise<TestSite> {
  let site: Promise<TestSite> | undefined;
  return () => {
    if (site === undefined) {
      site = open();
      opened.push(site);
    }
    return site;
  };
}

async function serveFolder(folder: string, remove: () => void): Promise<TestSite> {
  const serving = await serve({ folder, base: '/', port: 0 });
  const close = async () => {
    await serving.close();
    remove();
  };
  return { address: serving.address, folder, close };
}
