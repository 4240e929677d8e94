import { z } from 'zod';
import type { ValidatedEntry } from './entry.ts';
import { kindAt, valueAt } from './field-kinds.ts';
import { listStrings } from './texts.ts';

/** What entries need of pictures: each once, sorted. */
export interface NamedPictures {
  /** In assets/images. */
  names: string[];
  /** The points that stay in view, e.g. "50% 22%". */
  focuses: string[];
  /** What a phone may load of a picture, in bytes, by name. */
  budgets: ReadonlyMap<string, number>;
}

/** @param budgetOf what a phone may load of each picture in a content file, in bytes */
export function listPictures(entries: readonly ValidatedEntry[], budgetOf?: (path: string) => number): NamedPictures {
  const texts = entries.flatMap(({ source, entry: { body, ...fields }, kind }) =>
    listStrings(fields).map(({ path, text }) => ({ source, text, is: kindAt(kind.fields, fields, path)?.is })),
  );
  const all = (kind: 'picture' | 'focus') => texts.filter(({ is }) => is === kind);
  const budgets = new Map<string, number>();
  for (const { source, text } of all('picture')) {
    if (budgetOf) budgets.set(text, Math.min(budgets.get(text) ?? Infinity, budgetOf(source.path)));
  }
  const sorted = (kind: 'picture' | 'focus') => [...new Set(all(kind).map(({ text }) => text))].sort();
  return { names: sorted('picture'), focuses: sorted('focus'), budgets };
}

interface Use {
  src: string;
  focus: string;
  alt: string;
  file: string;
}

const described = z.object({ src: z.string(), focus: z.string(), alt: z.string().trim().min(1) });

/** A warning for each picture of which two entries show the same part with different descriptions. */
export function listDifferingAlts(entries: readonly ValidatedEntry[]): string[] {
  const alike = new Map<string, Use[]>();
  for (const use of entries.flatMap(listUses)) {
    const key = `${use.src} ${use.focus}`;
    const others = alike.get(key);
    if (others) others.push(use);
    else alike.set(key, [use]);
  }
  return [...alike.values()].flatMap(compare);
}

function compare([first, ...others]: readonly Use[]): string[] {
  const other = others.find(({ alt, file }) => alt !== first?.alt && file !== first?.file);
  if (!first || !other) return [];
  const texts = [first, other].map(({ alt, file }) => `"${alt}" (${file})`);
  return [
    `assets/images/${first.src} has two descriptions: ${texts.join(' and ')}. Use one \`alt\`, or give each a \`focus\` of its own.`,
  ];
}

function listUses({ entry, names }: ValidatedEntry): Use[] {
  const pictures = names.filter(({ kind }) => kind.is === 'picture');
  return pictures.flatMap(({ path }) => {
    const { data } = described.safeParse(valueAt(entry, path.slice(0, -1)));
    return data ? [{ ...data, file: entry.file }] : [];
  });
}
