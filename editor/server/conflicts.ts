/** Files that both the author and others have changed. */
import { makeHash } from '../../engine/core/index.ts';
import type { FileName, PublishConflict } from '../protocol.ts';
import { describeTitle, listDifferences } from './describe.ts';
import type { Workspace } from './edit-session.ts';
import type { Git } from './git.ts';
import { readBlob } from './objects.ts';
import { needsDeveloper } from './problems.ts';
import { placeAt, type Repository } from './state.ts';

/** An ID is undefined if that side has deleted the file. */
export interface ConflictedFile {
  /** A choice counts for these two versions only. */
  id: string;
  path: string;
  place: FileName;
  mineId: string | undefined;
  theirsId: string | undefined;
}

/** The versions that git lists for a path: of the common commit, the author and others. */
const [BASE, MINE, THEIRS] = ['1', '2', '3'];

/**
 * The files that a merge has left open.
 * @throws PublishError if the author can't choose between two versions of each
 */
export async function listConflicts(merging: Git, repository: Repository): Promise<ConflictedFile[]> {
  const files = new Map<string, Map<string, string>>();
  for (const line of await merging.list(['ls-files', '--unmerged', '-z'])) {
    const [, mode = '', id = '', stage = '', path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    // A link, or another repository.
    if (!mode.startsWith('100')) throw needsDeveloper(`\`${path}\``);
    files.set(path, (files.get(path) ?? new Map()).set(stage, id));
  }
  return [...files].map(([path, ids]) => {
    const place = placeAt(repository, path);
    // An entry that is new on both sides may be another one, renamed: a choice would leave one of them without a file.
    if (!place || (!ids.has(BASE) && place.folder === 'content')) throw needsDeveloper(`\`${path}\``);
    const [mineId, theirsId] = [ids.get(MINE), ids.get(THEIRS)];
    return { id: makeHash(path, mineId ?? '', theirsId ?? ''), path, place, mineId, theirsId };
  });
}

/** @param theirs the commit of others */
export async function describeConflict(
  git: Git,
  { id, path, place, mineId, theirsId }: ConflictedFile,
  theirs: string,
  workspace: Workspace,
): Promise<PublishConflict> {
  const compared = { place, before: await readBlob(git, mineId), after: await readBlob(git, theirsId) };
  return {
    id,
    title: describeTitle(place, compared.before ?? compared.after, workspace),
    author: await git.text(['log', '-1', '--format=%an', `HEAD..${theirs}`, '--', path]),
    picture: place.folder === 'images' && mineId ? place.path : undefined,
    texts: listDifferences(compared, workspace).map(({ label, before, after }) => {
      return { label, mine: before, theirs: after };
    }),
  };
}
