import { z } from 'zod';
import {
  CENTER,
  type Diagnostic,
  formatFieldName,
  inCode,
  isUnusable,
  makeError,
  type PictureLookup,
  suggestName,
} from '../core/index.ts';
import { type CheckedSource, getSlug, type Reference, type ValidatedEntry } from './entry.ts';
import { getFolder } from './order.ts';
import type { Source } from './source.ts';
import { valueAt } from './values.ts';

export interface ReferenceTargets {
  /** The paths of entries in the content folder, e.g. "guides/bread.md". */
  shown: ReadonlySet<string>;
  /** The paths of drafts that are not published. */
  hidden: ReadonlySet<string>;
  pictures: PictureLookup;
}

/** Errors for names of entries and pictures that do not exist, or that cannot be used. */
export function checkReferences({ references, source }: CheckedSource, targets: ReferenceTargets): Diagnostic[] {
  return references.flatMap((reference) => {
    const error = checkReference(reference, targets);
    const { path, position } = reference;
    return error ? [{ file: source.file, position: position ?? source.findPosition(path), path, ...error }] : [];
  });
}

function checkReference({ kind, name, path }: Reference, targets: ReferenceTargets): Diagnostic<unknown> | undefined {
  const { shown, hidden, pictures } = targets;
  const field = path.length > 0 ? inCode(formatFieldName(path)) : 'The text';
  const start = `${field} names ${inCode(name)}`;
  const missing = (code: string, candidates: readonly string[], location: string) =>
    makeError(code, `${start}, which does not exist.`, suggestName(name, candidates, location));
  if (kind.type === 'reference') {
    const isIn = (paths: ReadonlySet<string>) => kind.to.some((folder) => paths.has(`${folder}/${name}.md`));
    if (isIn(shown)) return undefined;
    if (isIn(hidden)) {
      return makeError('draft-reference', `${start}, which is a draft.`, 'Name another, or publish it first.');
    }
    const slugs = [...shown].filter((one) => kind.to.includes(getFolder(one))).map(getSlug);
    return missing('unknown-reference', slugs, kind.to.map((folder) => `content/${folder}`).join(' or '));
  }
  const picture = pictures.get(name);
  if (isUnusable(picture)) {
    return makeError('unusable-picture', `${inCode(name)} ${picture.message}.`, picture.fix);
  }
  if (picture) return undefined;
  const fileName = name.replace(/^.*[\\/]/, '');
  if (!pictures.has(fileName)) return missing('missing-picture', [...pictures.keys()], 'assets/images');
  return makeError('picture-folder', `${start}, with a folder.`, `Write the file name alone: ${inCode(fileName)}.`);
}

/** The pictures that entries name, each once, sorted. */
export interface UsedPictures {
  names: string[];
  /** The focal points, e.g. "50% 22%". */
  focuses: string[];
  /** The most that a phone may load of a picture, in bytes, by name. */
  budgets: ReadonlyMap<string, number>;
}

const pictureFields = z.object({ src: z.string(), focus: z.string() });

type Use = z.output<typeof pictureFields> & { source: Source };

/** @param getBudget the most that a phone may load of each picture in a content file, in bytes */
export function listPictures(entries: readonly ValidatedEntry[], getBudget?: (path: string) => number): UsedPictures {
  const uses = entries.flatMap(listUses);
  const budgets = new Map<string, number>();
  for (const { source, src } of uses) {
    if (getBudget) budgets.set(src, Math.min(budgets.get(src) ?? Infinity, getBudget(source.path)));
  }
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return { names: sorted(uses.map(({ src }) => src)), focuses: sorted(uses.map(({ focus }) => focus)), budgets };
}

function listUses({ entry, references, source }: ValidatedEntry): Use[] {
  return references.flatMap(({ kind, path, name, alt }) => {
    // Only a picture in the text has its alternative text in the reference.
    if (alt !== undefined) return [{ src: name, focus: CENTER, source }];
    const { data } = pictureFields.safeParse(kind.type === 'picture' && valueAt(entry, path.slice(0, -1)));
    // A group may name two files.
    return data ? [{ ...data, src: name, source }] : [];
  });
}
