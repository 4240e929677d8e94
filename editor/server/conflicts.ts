/** Describes a file that both the author and others have changed. */
import { hashOf } from '../../engine/core/index.ts';
import { fieldOf, listFieldChanges, readField, toText } from '../field-changes.ts';
import type { ChangePlace, ConflictText, FileContent, PublishConflict } from '../protocol.ts';
import { describeField, titleIn } from './describe.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import type { Git } from './git.ts';
import { readBlobs } from './objects.ts';

/** A file that both sides have changed. An ID is undefined if that side has deleted it. */
export interface ConflictedFile {
  path: string;
  mineId?: string | undefined;
  theirsId?: string | undefined;
}

/** @param theirs the commit of others */
export async function describeConflict(
  git: Git,
  { path, mineId, theirsId }: ConflictedFile,
  place: ChangePlace,
  theirs: string,
  workspace: Workspace,
): Promise<PublishConflict> {
  const [mine, other] = await readBlobs(git, [mineId, theirsId]);
  const [myEntry, theirEntry] = [parseEntry(place.path, mine), parseEntry(place.path, other)];
  const author = await git.text(['log', '-1', '--format=%an', `HEAD..${theirs}`, '--', path]);
  const areEntries = myEntry !== undefined && theirEntry !== undefined;
  return {
    // A choice counts for these two versions only.
    id: hashOf(path, mineId ?? '', theirsId ?? ''),
    title: titleIn(place, myEntry ?? theirEntry, workspace),
    author,
    picture: place.folder === 'images' && mine ? place.path : undefined,
    texts: areEntries
      ? compareFields(place.path, myEntry, theirEntry, workspace)
      : [{ label: 'The whole file', mine: describe(mine, place), theirs: describe(other, place) }],
  };
}

function compareFields(path: string, mine: FileContent, theirs: FileContent, workspace: Workspace): ConflictText[] {
  return listFieldChanges(mine, theirs, true).map((change) => {
    const field = fieldOf(change);
    const label = describeField(path, field, mine, workspace);
    return { label, mine: toText(readField(mine, field)), theirs: toText(readField(theirs, field)) };
  });
}

/** The text of a file; the size of a picture. */
function describe(bytes: Buffer | undefined, { folder, path }: ChangePlace): string {
  if (bytes === undefined) return 'Deleted';
  if (folder === 'images') return `A picture of ${Math.ceil(bytes.length / 1000).toLocaleString('en-US')} KB`;
  const entry = parseEntry(path, bytes);
  return entry ? toText([entry.data, entry.text]) : String(bytes);
}
