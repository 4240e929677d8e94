import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostName } from '../../../engine/core/page.ts';
import { listFiles } from '../../support/files.ts';
import { copyFixture } from '../../support/fixture-site.ts';

export type HostedSite = Awaited<ReturnType<typeof buildFor>>;

/**
 * Builds a tiny site for one host, with its files where docs/hosting.md says.
 * @param moreSettings lines for content/site.md; each begins with a line break
 */
export async function buildFor(host: HostName, base: string, moreSettings: string) {
  const fixture = copyFixture('hosts');
  fixture.edit('site.md', 'base: /', `base: ${base}\nhosts: [${host}]${moreSettings}`);
  const [root, work] = [join(fixture.folder, 'root'), join(fixture.folder, 'work')];
  const out = join(root, base);
  for (const folder of [dirname(out), work]) mkdirSync(folder, { recursive: true });
  await fixture.build({ out });
  // Hosts read these two files only at their root.
  const moved = ['_headers', '_redirects'].filter((name) => base !== '/' && readdirSync(out).includes(name));
  for (const name of moved) renameSync(join(out, name), join(root, name));
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
