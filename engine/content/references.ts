import { type Inspection, Refusal } from '../assets/pictures.ts';
import { AuthorError } from '../core/diagnostics.ts';
import { suggestName } from '../core/nearest.ts';
import type { Checked } from './entry.ts';
import { nameOf } from './name-of.ts';
import type { Name } from './prepare.ts';

/** What stands in the folders that names look into. */
export interface Homes {
  /** The entries of a content folder, by name. */
  slugsOf(folder: string): readonly string[];
  /** Those of them that are not published yet. */
  hiddenIn(folder: string): readonly string[];
  pictures: Inspection;
}

/** Faults for names of entries and pictures that are not where they should be, or that cannot be used. */
export function checkNames(checked: Checked, homes: Homes): AuthorError[] {
  return checked.names.flatMap((name) => {
    const message = findFault(name, homes);
    if (message === undefined) return [];
    const { file, positionOf } = checked.source;
    return [new AuthorError(file, positionOf(name.path), `${nameOf(name.path)}: found ${message}`)];
  });
}

function findFault({ kind, name, isOptional }: Name, { slugsOf, hiddenIn, pictures }: Homes): string | undefined {
  if (kind.is === 'reference') {
    if (kind.to.flatMap(hiddenIn).includes(name))
      return `"${name}", which is a draft, write another or publish it first`;
    const home = kind.to.map((folder) => `content/${folder}`).join(' or ');
    return findLost(name, kind.to.flatMap(slugsOf), home, isOptional);
  }
  if (kind.is !== 'picture') return undefined;
  const picture = pictures.get(name);
  if (picture instanceof Refusal) return `${name}, which ${picture.message}`;
  const own = name.replace(/^.*[\\/]/, '');
  if (own !== name && pictures.has(own)) return `"${name}", write the name of the file alone: ${own}`;
  return findLost(name, [...pictures.keys()], 'assets/images');
}

function findLost(name: string, among: readonly string[], home: string, isOptional = false): string | undefined {
  if (among.includes(name)) return undefined;
  return `"${name}", which is not in ${home}, ${suggestName(name, among, home, isOptional)}`;
}
