/** Merges two versions of a file by lines. Where that fails, merges content by fields. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { merge as merge3 } from 'node-diff3';
import type { CollectionSpec } from '../../content/index.ts';
import { fieldOf, isSame, listFieldChanges, readField } from '../field-changes.ts';
import type { FieldChange, FileContent, JsonPath } from '../protocol.ts';
import { editEntry, type FileBytes, parseEntry } from './edit-file.ts';
import { diffTrees, foldersOf, placeAt, type Repository, readBlobs, snapshot } from './repository.ts';
import type { ReviewContext } from './review.ts';

export interface Versions {
  base: FileBytes;
  mine: FileBytes;
  theirs: FileBytes;
}

/** A field that both sides have changed, and its value on either side. */
export interface FieldConflict {
  /** Undefined for the file as a whole. */
  field?: JsonPath | undefined;
  mine: unknown;
  theirs: unknown;
}

export type Merged = { content: FileBytes } | { conflicts: FieldConflict[] };

/** The version of a field that somebody has chosen, if any. */
type Choose = (field?: JsonPath) => 'mine' | 'theirs' | undefined;

/**
 * A file with the changes of both sides.
 * @param path in the content folder; undefined for any other file
 */
export function mergeFile(
  path: string | undefined,
  versions: Versions,
  collections: readonly CollectionSpec[],
  choose: Choose,
): Merged {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, mine)) return { content: theirs };
  if (isEqual(base, theirs)) return { content: mine };
  const chosen = choose();
  if (chosen) return { content: versions[chosen] };
  const parse = (content: FileBytes) => (path === undefined ? undefined : parseEntry(path, content));
  const [before, own, other, lines] = [parse(base), parse(mine), parse(theirs), mergeLines(versions)];
  const isEntry = path !== undefined && before && own && other && theirs;
  if (lines && (!isEntry || parse(lines))) return { content: lines };
  if (!isEntry) return { conflicts: [{ mine: asText(mine), theirs: asText(theirs) }] };
  const merged = mergeFields({ base: before, mine: own, theirs: other }, choose);
  if (merged.conflicts) return { conflicts: merged.conflicts };
  return { content: Buffer.from(editEntry(path, String(Buffer.from(theirs)), merged.edits, collections)) };
}

/** @returns the edits that add my changes to their version */
function mergeFields({ base, mine, theirs }: Record<keyof Versions, FileContent>, choose: Choose) {
  const text = mergeTexts(base.text, mine.text, theirs.text);
  const isUnclear = (change: FieldChange) => {
    if ('text' in change && text !== undefined) return false;
    const [old, own, other] = [base, mine, theirs].map((entry) => readField(entry, fieldOf(change)));
    return !isSame(old, other) && !isSame(own, other) && choose(fieldOf(change)) === undefined;
  };
  const changes = listFieldChanges(base, mine, true);
  const unclear = changes.filter(isUnclear).map(fieldOf);
  if (unclear.length > 0) {
    const read = (field: JsonPath) => ({ mine: readField(mine, field), theirs: readField(theirs, field) });
    return { conflicts: unclear.map((field) => ({ field, ...read(field) })) };
  }
  const wanted = changes.filter((change) => choose(fieldOf(change)) !== 'theirs');
  return { edits: wanted.map((change) => ('text' in change ? { text: text ?? change.text } : change)) };
}

function mergeTexts(...texts: [base: string, mine: string, theirs: string]): string | undefined {
  const [base, mine, theirs] = texts.map((text) => Buffer.from(`${text}\n`));
  return mergeLines({ base, mine, theirs })?.toString().trim();
}

const asText = (content: FileBytes) => content && String(Buffer.from(content));

function isEqual(one: FileBytes, other: FileBytes): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.from(one).equals(other);
}

/** @returns undefined if both sides changed the same lines, one deleted the file, or it is a picture */
function mergeLines({ base, mine, theirs }: Versions): Buffer | undefined {
  if (mine === undefined || theirs === undefined) return undefined;
  // Latin 1 keeps every byte as it is.
  const read = (bytes: FileBytes) => Buffer.from(bytes ?? '').toString('latin1');
  const { conflict, result } = merge3(read(mine), read(base), read(theirs), { stringSeparator: '\n' });
  return conflict || read(mine).includes('\0') ? undefined : Buffer.from(result.join('\n'), 'latin1');
}

/**
 * Updates branch, index and files to what was published. Changes that were left out are kept in the files.
 * @param from what was to be published
 * @param to what was published, together with the work of others
 */
export async function updateCheckout(repository: Repository, site: ReviewContext, from: string, to: string) {
  const { git, head, branch, top } = repository;
  const otherFiles = (await diffTrees(git, [head, to])).filter(({ path }) => !placeAt(repository, path));
  // Read again: somebody may have saved since.
  const disk = await snapshot(repository);
  const kept = new Map((await diffTrees(git, [from, disk], foldersOf(repository))).map((one) => [one.path, one]));
  const incoming = await diffTrees(git, [from, to], foldersOf(repository));
  await git.run(['update-ref', '-m', 'publish', `refs/heads/${branch}`, to, head]);
  const paths = [...foldersOf(repository), ...otherFiles.map(({ path }) => path)];
  const reset = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(reset, { input: paths.map((path) => `${path}\0`).join('') });
  const changes = [...otherFiles, ...incoming.filter(({ path }) => !kept.has(path))];
  const written = changes.filter(({ after }) => after !== undefined).map(({ path }) => `${path}\0`);
  const write = ['checkout-index', '--force', '--quiet', '-z', '--stdin'];
  if (written.length > 0) await git.run(write, { input: written.join('') });
  for (const { path, after } of changes) if (after === undefined) rmSync(join(top, path), { force: true });
  for (const { path, before, after } of incoming) {
    const own = kept.get(path);
    if (!own) continue;
    const [base, mine, theirs] = await readBlobs(git, [before, own.after, after]);
    const place = placeAt(repository, path);
    const entry = place?.folder === 'content' ? place.path : undefined;
    // In a field that both sides changed, mine wins: it is not published yet.
    const choose = (field?: JsonPath) => (field ? ('mine' as const) : undefined);
    const merged = mergeFile(entry, { base, mine, theirs }, site.collections, choose);
    const content = 'content' in merged ? merged.content : mine;
    if (content === undefined) rmSync(join(top, path), { force: true });
    else writeFileSync(join(top, path), content);
  }
}
