import { z } from 'zod';
import { titleOf } from '../../content/collection-specs.ts';
import { type CollectionSpec, collectionOf } from '../../content/collections.ts';
import { parseFile } from '../../content/decode.ts';
import type { ValueSpec } from '../../content/field-spec.ts';
import { introspect } from '../../content/introspect.ts';
import { textOf } from './change/change.ts';
import { listHeadings } from './headings.ts';
import { type PlacedFault, placeFaults } from './place-faults.ts';
import { Refused } from './refused.ts';
import { type Folders, readFile } from './store.ts';

/** A content file, for a form. */
export interface EntryForm {
  path: string;
  /** Of the file as it was read; of a new one, none. */
  hash?: string | undefined;
  /** What it is called, e.g. "Grocery". */
  name: string;
  value: ValueSpec;
  hasText: boolean;
  /** Whether the site can do without it. */
  canGo: boolean;
  /** What it says, as it was written. */
  data: unknown;
  text: string;
  /** How many lines of its body stand before that. */
  skipped: number;
  /** What parts its fields, by the path of the field below. */
  headings: Record<string, string>;
  /** Why it cannot be shown as a form. */
  faults: PlacedFault[];
}

export const asked = z.strictObject({ path: z.string() });

/** @throws Refused where there is no such file */
export function readEntry(path: string, folders: Folders, homes: readonly CollectionSpec[]): EntryForm {
  const home = collectionOf(homes, path);
  const { bytes, hash } = readFile(folders, { folder: 'content', path });
  if (bytes === undefined || home === undefined) throw new Refused(404, `${path} is not there any more`);
  const { source, problems } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  const data = source?.data ?? {};
  return {
    path,
    hash,
    name: (home.holds === 'one' ? introspect(home.kind.fields).label : '') || titleOf(path, data),
    ...formOf(home),
    data,
    ...textOf(source?.body ?? ''),
    headings: listHeadings(source?.raw ?? ''),
    faults: source ? [] : placeFaults(problems),
  };
}

/** What all of a home have. */
export function formOf({ kind, holds }: CollectionSpec): Pick<EntryForm, 'value' | 'hasText' | 'canGo'> {
  return { value: introspect(kind.fields).value, hasText: kind.hasText, canGo: holds !== 'one' };
}
