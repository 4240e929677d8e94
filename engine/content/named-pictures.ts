import type { ValidatedEntry } from './entry.ts';
import { kindAt } from './field-kinds.ts';
import { listTexts } from './passages.ts';

/** What entries ask of pictures: each once, sorted. */
export interface NamedPictures {
  /** In assets/images. */
  names: string[];
  /** The points that stay in view, e.g. "50% 22%". */
  focuses: string[];
  /** By names: what a phone may load of a picture, in bytes, where a site says so. */
  budgets: ReadonlyMap<string, number>;
}

/** @param budgetOf what a phone may load of a picture that a content file names, e.g. "services/grocery.md", in bytes */
export function listPictures(checked: readonly ValidatedEntry[], budgetOf?: (path: string) => number): NamedPictures {
  const texts = checked.flatMap(({ source, entry: { body, ...fields }, kind }) =>
    listTexts(fields).map(({ path, text }) => ({ source, text, is: kindAt(kind.fields, fields, path)?.is })),
  );
  const all = (kind: 'picture' | 'focus') => texts.filter(({ is }) => is === kind);
  const budgets = new Map<string, number>();
  for (const { source, text } of all('picture')) {
    if (budgetOf) budgets.set(text, Math.min(budgets.get(text) ?? Infinity, budgetOf(source.path)));
  }
  const sorted = (kind: 'picture' | 'focus') => [...new Set(all(kind).map(({ text }) => text))].sort();
  return { names: sorted('picture'), focuses: sorted('focus'), budgets };
}
