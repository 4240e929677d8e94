import { z } from 'zod';
import type { ValidatedEntry } from './entry.ts';
import { valueAt } from './field-spec.ts';
import type { Source } from './source.ts';

/** What entries need of pictures: each once, sorted. */
export interface NamedPictures {
  /** In assets/images. */
  names: string[];
  /** The points that stay in view, e.g. "50% 22%". */
  focuses: string[];
  /** What a phone may load of a picture, in bytes, by name. */
  budgets: ReadonlyMap<string, number>;
}

interface Use {
  src: string;
  focus: string;
  alt: string;
  source: Source;
}

/** @param budgetOf what a phone may load of each picture in a content file, in bytes */
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
  const alike = new Map<string, Use[]>();
  for (const use of entries.flatMap(listUses).filter(({ alt }) => alt !== '')) {
    const key = `${use.src} ${use.focus}`;
    const others = alike.get(key);
    if (others) others.push(use);
    else alike.set(key, [use]);
  }
  return [...alike.values()].flatMap(compare);
}

function compare([first, ...others]: readonly Use[]): string[] {
  const other = others.find(({ alt, source }) => alt !== first?.alt && source !== first?.source);
  if (!first || !other) return [];
  const texts = [first, other].map(({ alt, source }) => `"${alt}" (${source.file})`);
  return [
    `assets/images/${first.src} has two descriptions: ${texts.join(' and ')}. Use one \`alt\`, or give each a \`focus\` of its own.`,
  ];
}

const described = z.object({ src: z.string(), focus: z.string(), alt: z.string().trim() });

function listUses({ entry, names, source }: ValidatedEntry): Use[] {
  const pictures = names.filter(({ kind }) => kind.is === 'picture');
  return pictures.flatMap(({ path }) => {
    const { data } = described.safeParse(valueAt(entry, path.slice(0, -1)));
    return data ? [{ ...data, source }] : [];
  });
}
