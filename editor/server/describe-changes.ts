/** The items of a review: what belongs together can't be published by halves. */
import { getSlug, valueAt } from '../../engine/content/index.ts';
import type { ChangedFile } from '../protocol.ts';
import { type ComparedFile, describeDifferences, describeTitle, getNoun } from './describe.ts';
import { type FileBytes, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

export interface Change extends ComparedFile {
  /** In the repository. */
  path: string;
}

export function describeChanges(changes: readonly Change[], workspace: Workspace): ChangedFile[] {
  const owners = new Map(changes.map((change) => [change, findOwner(change, changes)]));
  return changes
    .filter((change) => !owners.get(change))
    .map((change) =>
      describeItem(
        change,
        changes.filter((other) => owners.get(other) === change),
        workspace,
      ),
    );
}

/** The entry that a change belongs to: the one that replaces a deleted entry, or that began to use a new picture. */
function findOwner(change: Change, changes: readonly Change[]): Change | undefined {
  const { place, before, after } = change;
  if (place.folder === 'content' && before && !after)
    return changes.find((other) => other !== change && other.place.folder === 'content' && replaces(other, change));
  if (place.folder !== 'images' || before) return undefined;
  const uses = (bytes: FileBytes) => bytes !== undefined && Buffer.from(bytes).includes(place.path);
  return changes.find((other) => other.place.folder === 'content' && uses(other.after) && !uses(other.before));
}

/** Whether an entry has gained the address of one that is deleted. */
function replaces(entry: Change, deleted: Change): boolean {
  const slug = getSlug(deleted.place.path);
  const has = (bytes: FileBytes) => {
    const parsed = parseEntry(entry.place.path, bytes);
    // With an error in it, nobody knows what its fields are.
    if (!parsed) return Buffer.from(bytes ?? '').includes(`/${slug}/`);
    return [valueAt(parsed.data, ['aliases'])]
      .flat()
      .some((alias) => typeof alias === 'string' && alias.split('/').filter(Boolean).at(-1) === slug);
  };
  return has(entry.after) && !has(entry.before);
}

function describeItem(change: Change, others: readonly Change[], workspace: Workspace): ChangedFile {
  const { path, place, before, after } = change;
  const title = describeTitle(place, after ?? before, workspace);
  const replaced = others.filter((other) => other.place.folder === 'content');
  const pictures = others.length - replaced.length;
  const [old] = replaced;
  // A renamed entry differs from the one that it replaces.
  const compared = old && !before ? { ...change, before: old.before } : change;
  let heading = title;
  if (old) heading = `Renamed: ${describeTitle(old.place, old.before, workspace)} → ${title}`;
  else if (!before) heading = `New ${getNoun(place, workspace)}: ${title}`;
  else if (!after) heading = `Deleted ${getNoun(place, workspace)}: ${title}`;
  if (pictures > 0) heading += pictures === 1 ? ', with photo' : `, with ${pictures} photos`;
  return {
    path,
    others: others.map((other) => other.path),
    title,
    heading,
    changes: describeDifferences(compared, workspace),
  };
}
