import { z } from 'zod';
import type { ValidatedEntry } from './entry.ts';
import { valueAt } from './field-kinds.ts';

/** What an entry says of a picture. */
interface Use {
  src: string;
  focus: string;
  alt: string;
  file: string;
}

const described = z.object({ src: z.string(), focus: z.string(), alt: z.string().trim().min(1) });

/** A notice of each picture of which two entries show the same part, and describe it in different words. */
export function noticeAlts(checked: readonly ValidatedEntry[]): string[] {
  const alike = new Map<string, Use[]>();
  for (const use of checked.flatMap(listUses)) {
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
  const said = [first, other].map(({ alt, file }) => `"${alt}" (${file})`);
  return [
    `assets/images/${first.src}: found ${said.join(' and ')}, write the same alt, or a focus of its own for each`,
  ];
}

function listUses({ entry, names }: ValidatedEntry): Use[] {
  const pictures = names.filter(({ kind }) => kind.is === 'picture');
  return pictures.flatMap(({ path }) => {
    const { data } = described.safeParse(valueAt(entry, path.slice(0, -1)));
    return data ? [{ ...data, file: entry.file }] : [];
  });
}
