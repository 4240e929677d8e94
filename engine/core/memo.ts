import type { Client } from '../assets/client.ts';
import type { Original, Refusal } from '../assets/pictures.ts';
import type { Styles } from '../assets/styles.ts';
import type { Parsed } from '../content/decode.ts';
import type { Prepared } from '../content/prepare.ts';
import type { Document, StandingDocument } from '../render/documents.ts';
import type { Stamps } from './files.ts';
import type { Kept } from './output.ts';

/**
 * What is known of the last build, by the same process or by an earlier one (see index-file.ts): what is made from the same
 * is not made again. An entry is known by its file's bytes and what the site's rules of texts put into it; a page by all
 * that it was given, the pictures it shows, and what is around it. The code is that of the process.
 */
export interface Memory {
  /** By file. */
  files: Memo<Parsed>;
  /** The hashes of files in which an earlier process found no fault. */
  sound: Map<string, string>;
  texts: Memo<Prepared>;
  /** By path. */
  pages: Memo<Document>;
  /** By path: what an earlier process drew. */
  standing: Memo<StandingDocument>;
  styles: Memo<Styles>;
  /** By name. */
  pictures: Memo<Promise<Original | Refusal>>;
  /** Of files that are published as they are. */
  published: Memo<Kept>;
  client?: Client;
  stamps: Stamps;
  /** By path: what tells the files that the last build wrote. */
  written: ReadonlyMap<string, string | undefined>;
}

export const newMemory = (): Memory => ({
  files: new Map(),
  sound: new Map(),
  texts: new Map(),
  pages: new Map(),
  standing: new Map(),
  styles: new Map(),
  pictures: new Map(),
  published: new Map(),
  stamps: new Map(),
  written: new Map(),
});

/** Values by their names, each with a key of all that it was made from. */
export type Memo<Value> = Map<string, { key: string; value: Value }>;

/**
 * The value of a name: the kept one as long as its key is the same, or else what `make` gives.
 * @param isSound whether a value may be kept, or be given once more
 */
export function remember<Value>(
  memo: Memo<Value>,
  name: string,
  key: string,
  make: () => Value,
  isSound: (value: Value) => boolean = () => true,
): Value {
  const known = memo.get(name);
  if (known?.key === key && isSound(known.value)) return known.value;
  const value = make();
  if (isSound(value)) memo.set(name, { key, value });
  // What failed is tried again.
  if (value instanceof Promise) value.catch(() => memo.delete(name));
  return value;
}
