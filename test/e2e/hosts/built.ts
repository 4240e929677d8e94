import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostName } from '../../../engine/core/page.ts';
import { listFiles } from '../../support/files.ts';
import { addFile, copyFixture } from '../../support/fixture-site.ts';

/** A site as it lies on its host. */
export type Built = Awaited<ReturnType<typeof buildFor>>;

const ADA = '---\nname: Ada King\ntitle: Manager\norder: 1\nemail: ada@example.com\nphone: "(800) 555-0121"\n---\n';
const SPRING =
  '---\ntitle: Spring Show\nservice: produce\nstarts: 2026-04-01\nends: 2026-04-02\nplace: [Hall, 1 Dock Road]\n---\n';

/** Builds a tiny site for one host and lays it out as docs/hosting.md says. */
export async function buildFor(host: HostName, base: string, more: string) {
  const fixture = copyFixture();
  addFile(fixture, 'contacts/ada.md', ADA);
  addFile(fixture, 'food-shows/spring.md', SPRING);
  const produce = fixture.readContent('services/produce.md');
  addFile(fixture, 'services/produce.md', produce.replace('order: 1', 'order: 1\naliases: [/fruit/]'));
  addFile(fixture, '../public/prices.pdf', '%PDF-1.7');
  addFile(fixture, '../public/.well-known/security.txt', 'Contact: mailto:hello@example.com');
  const settings = fixture.readContent('site.md').replace('base: /', `base: ${base}\nhosts: [${host}]${more}`);
  addFile(fixture, 'site.md', settings);
  const [root, work] = [join(fixture.folder, 'root'), join(fixture.folder, 'work')];
  const out = join(root, base);
  for (const folder of [dirname(out), work]) mkdirSync(folder, { recursive: true });
  await fixture.build({ out });
  // These two are read at the top of the host only.
  const moved = ['_headers', '_redirects'].filter((name) => base !== '/' && readdirSync(out).includes(name));
  for (const name of moved) renameSync(join(out, name), join(root, name));
  const files = listFiles(root).map((path) => `/${path}`);
  return {
    /** Holds the folder of the site. */
    root,
    /** A folder beside it, for what servers write. */
    work,
    base,
    /** Every file from the root of the host, e.g. "/co-op/index.html". */
    files,
    /** The first asset of a kind, without the base path. */
    assetOf(ending: string) {
      const path = files.find((file) => file.startsWith(`${base}assets/`) && file.endsWith(ending));
      if (path === undefined) throw new Error(`found no ${ending} among the assets`);
      return path.slice(base.length - 1);
    },
  };
}
