/** Describes a file that both the author and others have changed. */
import type { FileName, PublishConflict } from '../protocol.ts';
import { describeTitle, listDifferences } from './describe.ts';
import type { Workspace } from './edit-session.ts';
import type { Git } from './git.ts';
import { readBlob } from './objects.ts';

/** A file that both sides have changed. An ID is undefined if that side has deleted it. */
export interface ConflictedFile {
  id: string;
  path: string;
  mineId?: string | undefined;
  theirsId?: string | undefined;
}

/** @param theirs the commit of others */
export async function describeConflict(
  git: Git,
  { id, path, mineId, theirsId }: ConflictedFile,
  place: FileName,
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
