import { findNear } from '../core/nearest.ts';
import { UsageError } from '../core/options.ts';
import type { CollectionSpec } from './collection-specs.ts';
import { proposeName } from './propose-name.ts';
import { kindNameOf, nameOfKind } from './titles.ts';

/** Something that may be new, as often as one likes. */
export interface EntryKind {
  home: CollectionSpec;
  /** e.g. "Food show" */
  name: string;
  /** How it is typed, e.g. "food-show". */
  word: string;
  /** How else it may be typed, e.g. "food-shows". */
  others: readonly string[];
}

/** What may be new, in the order of a site's homes. */
export function listEntryKinds(homes: readonly CollectionSpec[]): EntryKind[] {
  return homes
    .filter(({ holds }) => holds !== 'one')
    .map((home) => {
      const name = nameOfKind(home);
      return { home, name, word: proposeName(name), others: [home.path, proposeName(kindNameOf(home.path))] };
    });
}

/**
 * The kind of a word: its name, its folder, or some words of its name where no other has them, e.g. "slide".
 * @throws UsageError that lists the kinds
 */
export function findKind(word: string | undefined, kinds: readonly EntryKind[]): EntryKind {
  const all = ['the kinds are:', ...kinds.map(({ word: own, home }) => `  ${own.padEnd(24)}content/${home.path}`)];
  if (word === undefined)
    throw new UsageError(['found no kind, write one: npm run new KIND "Title"', ...all].join('\n'));
  const typed = proposeName(word);
  const exact = kinds.find((kind) => kind.word === typed || kind.others.includes(typed));
  if (exact) return exact;
  const near = kinds.filter((kind) => typed.split('-').every((part) => kind.word.split('-').includes(part)));
  const [only] = near;
  if (only && near.length === 1) return only;
  throw new UsageError([`"${word}": found ${explain(typed, near, kinds)}`, ...all].join('\n'));
}

function explain(typed: string, fitting: readonly EntryKind[], kinds: readonly EntryKind[]): string {
  if (fitting.length > 0) return `a word of several kinds, write ${fitting.map(({ word }) => word).join(' or ')}`;
  const near = findNear(
    typed,
    kinds.flatMap(({ word, others }) => [word, ...others]),
  );
  return near === undefined ? 'no kind of that name' : `no kind of that name, did you mean "${near}"?`;
}
