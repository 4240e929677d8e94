/** Names of entries and pictures that lead nowhere, and files that nothing leads to. */
import { basename } from 'node:path';
import {
  type Diagnostic,
  type Finding,
  fileError,
  finding,
  findNear,
  inCode,
  nameOf,
  type PictureLookup,
  suggestName,
  UnusablePicture,
} from '../core/index.ts';
import { type CollectionSpec, folderOf } from './collections.ts';
import type { Name, ValidatedEntry } from './entry.ts';
import { specAt } from './field-spec.ts';
import { fieldError, type Source } from './source.ts';

/** What names can lead to. */
export interface ReferenceTargets {
  /** The entries of a content folder, by name. */
  slugsOf(folder: string): readonly string[];
  /** The drafts among them that are not published. */
  hiddenIn(folder: string): readonly string[];
  pictures: PictureLookup;
}

/** Errors for names of entries and pictures that do not exist, or that cannot be used. */
export function checkNames({ names, source }: ValidatedEntry, targets: ReferenceTargets): Diagnostic[] {
  return names.flatMap((name) => {
    const error = checkName(name, targets);
    return error ? [fieldError(source, name.path, error)] : [];
  });
}

function checkName(field: Name, { slugsOf, hiddenIn, pictures }: ReferenceTargets): Finding | undefined {
  const { kind, name, path } = field;
  const names = `${inCode(nameOf(path))} names ${inCode(name)}`;
  const missing = (code: string, among: readonly string[], home: string) =>
    among.includes(name)
      ? undefined
      : finding(code, `${names}, which is not in ${home}.`, suggestName(name, among, home, field.isOptional), name);
  if (kind.is === 'reference') {
    if (kind.to.flatMap(hiddenIn).includes(name)) {
      return finding('draft-reference', `${names}, which is a draft.`, 'Name another, or publish it first.', name);
    }
    const home = kind.to.map((folder) => `content/${folder}`).join(' or ');
    return missing('unknown-reference', kind.to.flatMap(slugsOf), home);
  }
  if (kind.is !== 'picture') return undefined;
  const picture = pictures.get(name);
  if (picture instanceof UnusablePicture) {
    return finding('unusable-picture', `${inCode(name)} ${picture.message}.`, picture.fix, name);
  }
  const own = name.replace(/^.*[\\/]/, '');
  if (own === name || !pictures.has(own)) return missing('missing-picture', [...pictures.keys()], 'assets/images');
  return finding('picture-folder', `${names}, with a folder.`, `Write the file name alone: ${inCode(own)}.`, name);
}

/**
 * An error for a content file that belongs to no collection.
 * @param missing the paths of files that the site needs
 */
export function unusedFile(source: Source, specs: readonly CollectionSpec[], missing: readonly string[]): Diagnostic {
  const fix = `${fixUnused(source, specs, missing)}, or delete it.`;
  return fileError(source.file, finding('unused-file', 'No page uses this file.', fix));
}

function fixUnused({ path, body, data }: Source, specs: readonly CollectionSpec[], missing: readonly string[]): string {
  const folder = folderOf(path);
  const near = findNear(basename(path), namesIn(folder, missing));
  if (near) return `Rename it to ${inCode(near)}`;
  const singles = specs.filter(({ holds }) => holds === 'one').map((spec) => `${spec.path}.md`);
  const folders = specs.filter(({ holds, mark }) => holds === 'many' && mark === undefined);
  if (folder !== '.' && namesIn(folder, singles).length > 0) {
    const marked = specs.find((spec) => spec.mark !== undefined && spec.path === folder);
    const move = `ove it to ${listFolders(findFitting(data, folders))}`;
    return marked ? `Write ${inCode(markLine(marked))} into it, m${move}` : `M${move}`;
  }
  const paths = folders.map((spec) => spec.path);
  const nearFolder = findNear(folder, paths);
  if (nearFolder) return `Move it to ${listFolders([nearFolder])}`;
  // In other folders its text would be lost.
  const possible = folders.filter(({ kind }) => kind.hasText || body.trim() === '');
  return `Move it to ${listFolders(possible.map((spec) => spec.path))}`;
}

/** The folders whose schemas have the fewest objections. */
function findFitting(data: unknown, folders: readonly CollectionSpec[]): string[] {
  const counted = folders.map(({ path, kind }) => ({
    path,
    issues: kind.fields.safeParse(data).error?.issues.length ?? 0,
  }));
  const least = Math.min(...counted.map(({ issues }) => issues));
  return counted.filter(({ issues }) => issues === least).map(({ path }) => path);
}

function namesIn(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => folderOf(path) === folder).map((path) => basename(path));
}

/** e.g. "layout: article" */
function markLine({ mark = '', kind }: CollectionSpec): string {
  const value = specAt(kind.spec(), {}, [mark])?.value;
  return `${mark}: ${value?.is === 'choice' && value.of.length === 1 ? value.of[0] : '…'}`;
}

/** More would be a list to look up. */
const MOST_LISTED = 4;

function listFolders(folders: readonly string[]): string {
  if (folders.length > MOST_LISTED) return 'the folder of its kind (see content/README.md)';
  return folders.map((folder) => `content/${folder}`).join(' or ');
}
