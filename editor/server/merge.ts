/** Merges two versions of each file by lines. Where that fails, merges content by fields. */
import { merge as merge3 } from 'node-diff3';
import { fieldOf, isConflict, listFieldChanges, readField, toText, type Versions } from '../field-changes.ts';
import type { ChangePlace, FieldChange, FileContent, JsonPath, PublishConflict } from '../protocol.ts';
import { editFile, fieldOrderIn, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { diffTrees, editTree, placeAt, type Repository, readBlobs, type TreeEdit } from './repository.ts';
import { describeField, titleIn } from './review.ts';

type Version = 'mine' | 'theirs';

/**
 * Merges two trees or commits.
 * @param choose returns the version that the author has chosen for a field, or a whole file, that both sides have changed
 * @returns the merged tree, in which files with conflicts are theirs
 */
export async function mergeTrees(
  repository: Repository,
  workspace: Workspace,
  trees: Versions<string>,
  choose: (place: ChangePlace) => Version | undefined,
): Promise<{ tree: string; conflicts: PublishConflict[] }> {
  const { git } = repository;
  const theirChanges = new Map((await diffTrees(git, [trees.base, trees.theirs])).map((one) => [one.path, one]));
  const edits: TreeEdit[] = [];
  const conflicts: PublishConflict[] = [];
  for (const { path, mode, beforeId, afterId } of await diffTrees(git, [trees.base, trees.mine])) {
    const theirChange = theirChanges.get(path);
    if (!theirChange) {
      edits.push({ path, mode, content: afterId });
      continue;
    }
    // Commits may also change files that are neither content nor pictures. They count as content here.
    const place = placeAt(repository, path) ?? { folder: 'content', path };
    const [base, mine, theirs] = await readBlobs(git, [beforeId, afterId, theirChange.afterId]);
    const chooseField = (field?: JsonPath) => choose({ ...place, field });
    const merged = mergeFile(place.path, { base, mine, theirs }, workspace, chooseField);
    if ('content' in merged) {
      edits.push({ path, mode: afterId ? mode : theirChange.mode, content: merged.content });
      continue;
    }
    const otherAuthor = await git.text(['log', '-1', '--format=%an', trees.theirs, '--', path]);
    const entry = parseEntry(place.path, mine) ?? parseEntry(place.path, theirs);
    for (const { field, ...versions } of merged.conflicts) {
      const label = field ? describeField(place.path, field, entry, workspace) : 'The whole file';
      const title = titleIn(place, entry, workspace);
      conflicts.push({ place: { ...place, field }, title, label, author: otherAuthor, ...versions });
    }
  }
  return { tree: await editTree(git, trees.theirs, edits), conflicts };
}

/** Without a field, chooses a version of the whole file. */
type Choose = (field?: JsonPath) => Version | undefined;

/** Both versions of a field that both sides have changed; without a field, of the whole file. */
type Conflict = Pick<PublishConflict, 'mine' | 'theirs'> & { field?: JsonPath };

type Merged = { content: Buffer | undefined } | { conflicts: Conflict[] };

function mergeFile(path: string, versions: Versions<Buffer | undefined>, workspace: Workspace, choose: Choose): Merged {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { content: theirs };
  if (isEqual(base, theirs)) return { content: mine };
  const parse = (content?: Buffer) => parseEntry(path, content);
  const [baseEntry, myEntry, theirEntry, merged] = [parse(base), parse(mine), parse(theirs), mergeBytes(versions)];
  const areEntries = baseEntry && myEntry && theirEntry && theirs;
  // Lines may merge into YAML that can't be parsed; then fields are merged.
  if (merged && (!areEntries || parse(merged))) return { content: merged };
  if (!areEntries) {
    const chosen = choose();
    if (chosen) return { content: versions[chosen] };
    return { conflicts: [{ mine: String(mine ?? ''), theirs: String(theirs ?? '') }] };
  }
  const { edits, conflicts } = mergeFields({ base: baseEntry, mine: myEntry, theirs: theirEntry }, choose);
  if (conflicts.length > 0) return { conflicts };
  return { content: Buffer.from(editFile(String(theirs), edits, fieldOrderIn(path, workspace.collections))) };
}

/** The edits of their version that add my changes, and the conflicts without a choice. */
function mergeFields(versions: Versions<FileContent>, choose: Choose) {
  const { base, mine, theirs } = versions;
  const text = mergeLines({ base: base.text, mine: mine.text, theirs: theirs.text });
  // Deep, so that each item of a list is merged by itself.
  const changes = listFieldChanges(base, mine, true);
  // A body that was merged by lines has no conflict.
  const isUnresolved = (change: FieldChange) =>
    !('text' in change && text !== undefined) && isConflict(change, versions) && choose(fieldOf(change)) === undefined;
  const wanted = changes.filter((change) => choose(fieldOf(change)) !== 'theirs');
  return {
    edits: wanted.map((change) => ('text' in change ? { text: text ?? change.text } : change)),
    conflicts: changes.filter(isUnresolved).map((change): Conflict => {
      const field = fieldOf(change);
      return { field, mine: toText(readField(mine, field)), theirs: toText(readField(theirs, field)) };
    }),
  };
}

const isEqual = (a?: Buffer, b?: Buffer) => a === b || (a && b?.equals(a));

/** @returns undefined if both sides changed the same lines, one deleted the file, or it is a picture */
function mergeBytes({ base, mine, theirs }: Versions<Buffer | undefined>): Buffer | undefined {
  if (mine === undefined || theirs === undefined) return undefined;
  // Latin 1 changes no byte, whatever the encoding of the file.
  const [baseText = '', myText = '', theirText = ''] = [base, mine, theirs].map((bytes) => bytes?.toString('latin1'));
  const merged = mergeLines({ base: baseText, mine: myText, theirs: theirText });
  return merged === undefined ? undefined : Buffer.from(merged, 'latin1');
}

function mergeLines({ base, mine, theirs }: Versions<string>): string | undefined {
  const { conflict, result } = merge3(mine, base, theirs, { stringSeparator: '\n' });
  // Pictures contain zero bytes, texts do not.
  return conflict || mine.includes('\0') ? undefined : result.join('\n');
}
