import { findNear, UsageError } from '../core/index.ts';
import { entryNameOf, singularOf } from './collection-specs.ts';
import type { CollectionSpec } from './collections.ts';
import { proposeName } from './propose-name.ts';

/** A collection that takes new entries. */
export interface EntryKind {
  collection: CollectionSpec;
  /** e.g. "Food show" */
  name: string;
  /** On the command line, e.g. "food-show". */
  keyword: string;
  /** e.g. "food-shows" */
  otherKeywords: readonly string[];
}

export function listEntryKinds(collections: readonly CollectionSpec[]): EntryKind[] {
  return collections
    .filter(({ holds }) => holds !== 'one')
    .map((collection) => {
      const name = entryNameOf(collection);
      const otherKeywords = [collection.path, proposeName(singularOf(collection.path))];
      return { collection, name, keyword: proposeName(name), otherKeywords };
    });
}

/**
 * Finds a kind by a keyword, or by part of one that no other kind has, e.g. "slide".
 * @throws UsageError that lists the kinds
 */
export function findKind(word: string | undefined, kinds: readonly EntryKind[]): EntryKind {
  const typed = proposeName(word ?? '');
  const exact = kinds.find((kind) => kind.keyword === typed || kind.otherKeywords.includes(typed));
  const parts = typed.split('-');
  const matches = kinds.filter((kind) => parts.every((part) => kind.keyword.split('-').includes(part)));
  const found = exact ?? (matches.length === 1 ? matches[0] : undefined);
  if (found) return found;
  const all = kinds.map(({ keyword, collection }) => `  ${keyword.padEnd(24)}content/${collection.path}`);
  throw new UsageError([`${explainKind(word, typed, matches, kinds)} The kinds are:`, ...all].join('\n'));
}

function explainKind(
  word: string | undefined,
  typed: string,
  matches: readonly EntryKind[],
  kinds: readonly EntryKind[],
): string {
  if (word === undefined) return 'Name the kind of the entry: npm run new KIND "Title".';
  if (matches.length > 0) return `\`${word}\` matches several: ${matches.map(({ keyword }) => keyword).join(', ')}.`;
  const near = findNear(
    typed,
    kinds.flatMap(({ keyword, otherKeywords }) => [keyword, ...otherKeywords]),
  );
  return `Unknown kind \`${word}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`;
}
