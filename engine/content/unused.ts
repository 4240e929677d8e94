import { basename } from 'node:path';
import { type Diagnostic, fileError } from '../core/diagnostics.ts';
import { findNear } from '../core/nearest.ts';
import { type CollectionSpec, folderOf } from './collections.ts';
import { literalAt } from './field-kinds.ts';
import type { Source } from './source.ts';

/**
 * An error for a content file that belongs to no collection.
 * @param missing the paths of files that the site can't do without
 */
export function refuseUnused(source: Source, specs: readonly CollectionSpec[], missing: readonly string[]): Diagnostic {
  const message = `file: found a content file that no page uses, ${cureOf(source, specs, missing)}, or delete it`;
  return fileError(source.file, { code: 'unused-file', message, fix: '' });
}

function cureOf({ path, body, data }: Source, specs: readonly CollectionSpec[], missing: readonly string[]): string {
  const singles = specs.filter(({ holds }) => holds === 'one').map((spec) => `${spec.path}.md`);
  const folders = specs.filter(({ holds }) => holds === 'all');
  const folder = folderOf(path);
  const near = findNear(basename(path), namesIn(folder, missing));
  if (near) return `rename it ${near}`;
  const kept = namesIn(folder, singles);
  if (folder !== '.' && kept.length > 0) {
    const mark = specs.find((spec) => spec.holds === 'others' && spec.path === folder);
    const before = mark
      ? `write ${markLine(mark)} into it,`
      : `content/${folder} holds ${kept.join(', ')} and no other:`;
    return `${before} move it to ${nameAll(findFitting(data, folders))}`;
  }
  const nearFolder = findNear(
    folder,
    folders.map((spec) => spec.path),
  );
  if (nearFolder) return `move it to ${nameAll([nearFolder])}`;
  // Elsewhere its text would be lost.
  const possible = folders.filter(({ kind }) => kind.hasText || body.trim() === '');
  return `move it to ${nameAll(possible.map((spec) => spec.path))}`;
}

/** The folders whose schema minds a file's fields the least. */
function findFitting(data: unknown, folders: readonly CollectionSpec[]): string[] {
  const minded = folders.map(({ path, kind }) => ({
    folder: path,
    issues: kind.fields.safeParse(data).error?.issues.length ?? 0,
  }));
  const least = Math.min(...minded.map(({ issues }) => issues));
  return minded.filter(({ issues }) => issues === least).map(({ folder }) => folder);
}

function namesIn(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => folderOf(path) === folder).map((path) => basename(path));
}

/** e.g. "layout: article" */
function markLine({ mark = '', kind }: CollectionSpec): string {
  return `${mark}: ${literalAt(kind.fields, [mark]) ?? '…'}`;
}

/** More are a list to look up, not one to read. */
const MOST_NAMED = 4;

function nameAll(folders: readonly string[]): string {
  if (folders.length > MOST_NAMED) return 'the folder of its kind (content/README.md lists them)';
  return folders.map((folder) => `content/${folder}`).join(', ');
}
