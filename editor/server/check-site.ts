import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../engine/core/index.ts';
import type { FileName } from '../protocol.ts';
import type { Workspace } from './edit-session.ts';
import type { Repository } from './state.ts';
import { tryBuild } from './unsaved.ts';
import type { Worktree } from './worktree.ts';

interface CheckedSite {
  errors: Diagnostic[];
  /** The sample values that the site has. */
  samples: Diagnostic[];
}

/** Builds what will be published from its commit: of content, pictures and public files, nothing is read from the author's folders. */
export async function checkSite(
  { folder: apart }: Worktree,
  { prefixes }: Repository,
  workspace: Workspace,
): Promise<CheckedSite> {
  const { options, cache } = workspace;
  const folders = prefixes.map(([name, prefix]) => [name, join(apart, prefix)] as const);
  const committed: Partial<Record<FileName['folder'], string>> = Object.fromEntries(folders);
  if (committed.content !== undefined) mkdirSync(committed.content, { recursive: true });
  const { site, errors } = await tryBuild(
    { ...workspace, options: { ...options, ...committed }, cache: { ...cache, results: cache.results.fork() } },
    [],
    false,
  );
  /** With the paths that the author knows. */
  const rename = (error: Diagnostic): Diagnostic => {
    const replace = (text: string) =>
      folders.reduce((changed, [name, path]) => changed.replaceAll(path.replace(/\/$/, ''), options[name] ?? ''), text);
    return { ...error, file: replace(error.file), message: replace(error.message), fix: replace(error.fix) };
  };
  return { errors: errors.map(rename), samples: (site?.findUnpublishable?.() ?? []).map(rename) };
}
