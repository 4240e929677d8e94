import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostName } from '../../../engine/core/page.ts';
import { listFiles } from '../../support/files.ts';
import { copyFixture } from '../../support/fixture-site.ts';

export type HostedSite = Awaited<ReturnType<typeof buildFor>>;

/** Builds a tiny site for one host or none, with its files where docs/hosting.md says. */
export async function buildFor(host: HostName | undefined, base: string) {
  const fixture = copyFixture('overlays/hosts');
  fixture.edit('site.md', 'base: /', `base: ${base}\nhosts: [${host ?? ''}]`);
  const [root, work] = [join(fixture.folder, 'root'), join(fixture.folder, 'work')];
  const out = join(root, base);
  for (const folder of [dirname(out), work]) mkdirSync(folder, { recursive: true });
  await fixture.build({ out });
  const files = listFiles(root).map((path) => `/${path}`);
  return {
    /** What the host serves: the site, or the folder that it is in. */
    root,
    /** A folder beside `root`, for what servers write. */
    work,
    base,
    /** Every file from the root of the host, e.g. "/co-op/index.html". */
    files,
    /** The first asset of a kind, without the base path. */
    findAsset(ending: string) {
      const path = files.find((file) => file.startsWith(`${base}assets/`) && file.endsWith(ending));
      if (path === undefined) throw new Error(`found no ${ending} among the assets`);
      return path.slice(base.length - 1);
    },
  };
}
