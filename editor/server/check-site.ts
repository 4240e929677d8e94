import type { Diagnostic } from '../../engine/core/index.ts';
import type { Workspace } from './edit-session.ts';
import { type LocalFile, listUnpublished, readCommitted } from './local-files.ts';
import type { Repository } from './state.ts';
import { tryBuild } from './unsaved.ts';

interface CheckedSite {
  errors: Diagnostic[];
  /** How many sample values the site has. */
  samples: number;
}

/**
 * Builds what will be published: the files on disk, with the committed versions of those that are left out, and without those
 * that no commit will have.
 */
export async function checkSite(
  workspace: Workspace,
  repository: Repository,
  leftOut: readonly LocalFile[],
  published: readonly LocalFile[],
): Promise<CheckedSite> {
  const { options } = workspace;
  const added = new Set(published.map(({ path }) => path));
  const absent = (await listUnpublished(repository, options, added)).map(({ place }) => ({
    ...place,
    bytes: undefined,
  }));
  const committed = leftOut.map(async ({ path, place }) => {
    return { ...place, bytes: await readCommitted(repository, 'HEAD', path) };
  });
  const { site, errors } = await tryBuild(workspace, [...absent, ...(await Promise.all(committed))], false);
  if (!site) return { errors, samples: 0 };
  return { errors: [], samples: site.findUnpublishable?.().length ?? 0 };
}
