import { type Diagnostic, fileError } from '../core/diagnostics.ts';
import { findNear } from '../core/nearest.ts';
import type { Kind } from './kind.ts';
import type { Source } from './source.ts';

/** What a content folder may hold, by paths without endings. */
export interface Known {
  /** e.g. "site" or "pages/home" */
  files: readonly string[];
  /** Those of them that are not there. */
  missing: readonly string[];
  folders: ReadonlyMap<string, Kind>;
  /** By folder: the line by which a file beside the known ones says that it is a page, too, e.g. "layout: article". */
  marks: ReadonlyMap<string, string>;
}

/** A fault for a content file that stands where nothing looks for it. */
export function refuseUnused(source: Source, known: Known): Diagnostic {
  const message = `file: found a content file that no page uses, ${cureOf(source, known)}, or delete it`;
  return fileError(source.file, { code: 'unused-file', message, fix: '' });
}

function cureOf({ path, body, data }: Source, { files, missing, folders, marks }: Known): string {
  const [name = '', folder = ''] = path.replace(/\.md$/, '').split('/').reverse();
  const near = findNear(name, namesIn(folder, missing));
  if (near) return `rename it ${near}.md`;
  const kept = namesIn(folder, files);
  if (folder !== '' && kept.length > 0) {
    const list = kept.map((known) => `${known}.md`).join(', ');
    const mark = marks.get(folder);
    const before = mark === undefined ? `content/${folder} holds ${list} and no other:` : `write ${mark} into it,`;
    return `${before} move it to ${nameAll(findFitting(data, folders))}`;
  }
  const nearFolder = findNear(folder, [...folders.keys()]);
  if (nearFolder) return `move it to ${nameAll([nearFolder])}`;
  // Elsewhere its text would be lost.
  const possible = [...folders].filter(([, { hasText }]) => hasText || body.trim() === '');
  return `move it to ${nameAll(possible.map(([known]) => known))}`;
}

/** The folders whose schema minds a file's fields the least. */
function findFitting(data: unknown, folders: Known['folders']): string[] {
  const minded = [...folders].map(([folder, { fields }]) => ({
    folder,
    issues: fields.safeParse(data).error?.issues.length ?? 0,
  }));
  const least = Math.min(...minded.map(({ issues }) => issues));
  return minded.filter(({ issues }) => issues === least).map(({ folder }) => folder);
}

function namesIn(folder: string, paths: readonly string[]): string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return paths
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length))
    .filter((name) => !name.includes('/'));
}

/** More are a list to look up, not one to read. */
const MOST_NAMED = 4;

function nameAll(folders: readonly string[]): string {
  if (folders.length > MOST_NAMED) return 'the folder of its kind (content/README.md lists them)';
  return folders.map((folder) => `content/${folder}`).join(', ');
}
