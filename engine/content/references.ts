/** Names of entries and pictures, and files that no name leads to. */
import { basename } from 'node:path';
import { z } from 'zod';
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
import { type CollectionSpec, collectionOf, folderOf } from './collections.ts';
import type { Name, ValidatedEntry } from './entry.ts';
import { valueAt } from './field-spec.ts';
import { fieldError, type Source } from './source.ts';

/** The entries and pictures that names can lead to. */
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
export function unusedFile(
  { file, path }: Source,
  specs: readonly CollectionSpec[],
  missing: readonly string[],
): Diagnostic {
  const fix = `${fixUnused(path, specs, missing)}, or delete it.`;
  return fileError(file, finding('unused-file', 'No page uses this file.', fix));
}

function fixUnused(path: string, specs: readonly CollectionSpec[], missing: readonly string[]): string {
  const misnamed = findNear(path, missing);
  if (misnamed) return `Rename it to ${inCode(basename(misnamed))}`;
  const folders = specs.filter((spec) => spec.holds === 'many' && spec.mark === undefined).map((spec) => spec.path);
  const near = findNear(folderOf(path), folders);
  const move = `ove it to ${near ? `content/${near}` : 'the folder of its kind (see content/README.md)'}`;
  const mark = collectionOf(specs, path)?.mark;
  return mark ? `Set ${inCode(mark)} in it, m${move}` : `M${move}`;
}

/** The pictures that entries name, each once, sorted. */
export interface NamedPictures {
  /** In assets/images. */
  names: string[];
  /** The points that stay in view, e.g. "50% 22%". */
  focuses: string[];
  /** The most that a phone may load of a picture, in bytes, by name. */
  budgets: ReadonlyMap<string, number>;
}

interface Use {
  src: string;
  focus: string;
  alt: string;
  source: Source;
}

/** @param budgetOf the most that a phone may load of each picture in a content file, in bytes */
export function listPictures(entries: readonly ValidatedEntry[], budgetOf?: (path: string) => number): NamedPictures {
  const uses = entries.flatMap(listUses);
  const budgets = new Map<string, number>();
  for (const { source, src } of uses) {
    if (budgetOf) budgets.set(src, Math.min(budgets.get(src) ?? Infinity, budgetOf(source.path)));
  }
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return { names: sorted(uses.map(({ src }) => src)), focuses: sorted(uses.map(({ focus }) => focus)), budgets };
}

/** A warning for each picture of which two entries show the same part with different descriptions. */
export function listDifferingAlts(entries: readonly ValidatedEntry[]): string[] {
  const first = new Map<string, Use>();
  return entries.flatMap(listUses).flatMap((use) => {
    const key = `${use.src} ${use.focus}`;
    const other = first.get(key) ?? use;
    if (use.alt !== '') first.set(key, other);
    if (use.alt === '' || other.alt === use.alt || other.source === use.source) return [];
    const texts = [other, use].map(({ alt, source }) => `"${alt}" (${source.file})`).join(' and ');
    const fix = 'Use one `alt`, or give each a `focus` of its own.';
    return [`assets/images/${use.src} has two descriptions: ${texts}. ${fix}`];
  });
}

const described = z.object({ src: z.string(), focus: z.string(), alt: z.string().trim() });

function listUses({ entry, names, source }: ValidatedEntry): Use[] {
  return names.flatMap(({ kind, path }) => {
    const { data } = described.safeParse(kind.is === 'picture' && valueAt(entry, path.slice(0, -1)));
    return data ? [{ ...data, source }] : [];
  });
}
