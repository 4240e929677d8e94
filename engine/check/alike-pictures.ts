import { z } from 'zod';
import { kindAt, valueAt } from '../schema/field-kinds.ts';
import { listTexts } from '../text/passages.ts';
import type { Checked } from './entry.ts';

/** What an entry says of a picture. */
interface Use {
  src: string;
  focus: string;
  alt: string;
  file: string;
}

const described = z.looseObject({ src: z.string(), focus: z.string(), alt: z.string().trim().min(1) });

/** A notice of each picture of which two entries show the same part, and describe it in different words. */
export function noticeAlts(checked: readonly Checked[]): string[] {
  const alike = new Map<string, Use[]>();
  for (const use of checked.flatMap(listUses)) {
    const key = `${use.src} ${use.focus}`;
    alike.set(key, [...(alike.get(key) ?? []), use]);
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

function listUses({ entry: { body, ...fields }, kind }: Checked): Use[] {
  return listTexts(fields).flatMap(({ path }) => {
    if (kindAt(kind.fields, fields, path)?.is !== 'picture') return [];
    const { data } = described.safeParse(valueAt(fields, path.slice(0, -1)));
    return data ? [{ src: data.src, focus: data.focus, alt: data.alt, file: fields.file }] : [];
  });
}
