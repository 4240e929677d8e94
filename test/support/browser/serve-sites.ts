import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../../build.ts';
import { today } from '../../../engine/core/options.ts';
import { serve } from '../../../engine/dev-server/index.ts';
import { buildSite } from '../../../engine/output/index.ts';
import { copyFixture } from '../fixture-site.ts';
import { project } from '../project.ts';
import { makeTemporaryFolder } from '../temporary.ts';
import type { ServedSite } from './sites.ts';

/** Builds and serves the site of this project. The content is saved beside `dist`, as JSON. */
export async function serveRealSite(): Promise<ServedSite> {
  const folder = makeTemporaryFolder('browser');
  const dist = join(folder, 'dist');
  const { content, rendered } = await buildSite(site, {
    content: join(project, 'content'),
    images: join(project, 'assets/images'),
    public: join(project, 'public'),
    cache: join(project, '.cache'),
    out: dist,
    base: '/',
    date: today(new Date()),
    log: () => undefined,
  });
  writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  const kinds = Object.fromEntries(rendered.map(({ page: { path, kind } }) => [path, kind]));
  return { kinds, ...(await serveFolder(dist)) };
}

/** Builds and serves test/fixtures/town.yaml, a small site with the page kinds of the real one and invented values. */
export async function serveTestSite(): Promise<ServedSite> {
  const fixture = copyFixture('town');
  await fixture.build({ date: today(new Date()) });
  return serveFolder(join(fixture.folder, 'dist'));
}

async function serveFolder(folder: string): Promise<ServedSite> {
  return { folder, ...(await serve({ folder, base: '/', port: 0 })) };
}
