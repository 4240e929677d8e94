import type { Diagnostic, Finding } from '../core/diagnostics.ts';
import { suggestName } from '../core/nearest.ts';
import { type PictureLookup, UnusablePicture } from '../core/picture-lookup.ts';
import type { ValidatedEntry } from './entry.ts';
import { nameOf } from './name-of.ts';
import type { Name } from './prepare.ts';
import { fieldError } from './source.ts';

/** What stands in the folders that names look into. */
export interface Homes {
  /** The entries of a content folder, by name. */
  slugsOf(folder: string): readonly string[];
  /** Those of them that are not published yet. */
  hiddenIn(folder: string): readonly string[];
  pictures: PictureLookup;
}

/** Faults for names of entries and pictures that are not where they should be, or that cannot be used. */
export function checkNames(checked: ValidatedEntry, homes: Homes): Diagnostic[] {
  return checked.names.flatMap((name) => {
    const found = findError(name, homes);
    if (found === undefined) return [];
    const message = `${nameOf(name.path)}: found ${found.message}`;
    return [fieldError(checked.source, name.path, { ...found, message, value: name.name })];
  });
}

function findError({ kind, name, isOptional }: Name, { slugsOf, hiddenIn, pictures }: Homes): Finding | undefined {
  if (kind.is === 'reference') {
    if (kind.to.flatMap(hiddenIn).includes(name)) {
      const message = `"${name}", which is a draft, write another or publish it first`;
      return { code: 'draft-reference', message, fix: '' };
    }
    const home = kind.to.map((folder) => `content/${folder}`).join(' or ');
    return findLost(name, kind.to.flatMap(slugsOf), home, isOptional);
  }
  if (kind.is !== 'picture') return undefined;
  const picture = pictures.get(name);
  if (picture instanceof UnusablePicture) {
    return { code: 'unusable-picture', message: `${name}, which ${picture.message}`, fix: '' };
  }
  const own = name.replace(/^.*[\\/]/, '');
  if (own !== name && pictures.has(own)) {
    return { code: 'picture-folder', message: `"${name}", write the name of the file alone: ${own}`, fix: '' };
  }
  return findLost(name, [...pictures.keys()], 'assets/images');
}

function findLost(name: string, among: readonly string[], home: string, isOptional = false): Finding | undefined {
  if (among.includes(name)) return undefined;
  const message = `"${name}", which is not in ${home}, ${suggestName(name, among, home, isOptional)}`;
  return { code: home === 'assets/images' ? 'missing-picture' : 'unknown-reference', message, fix: '' };
}
