import { kindAt } from '../schema/field-kinds.ts';
import { listTexts } from '../text/passages.ts';
import type { Checked } from './entry.ts';

/** What entries ask of pictures: each once, sorted. */
export interface NamedPictures {
  /** In assets/images. */
  names: string[];
  /** The points that stay in view, e.g. "50% 22%". */
  focuses: string[];
}

export function listPictures(checked: readonly Checked[]): NamedPictures {
  const texts = checked.flatMap(({ entry: { body, ...fields }, kind }) =>
    listTexts(fields).map(({ path, text }) => ({ text, is: kindAt(kind.fields, fields, path)?.is })),
  );
  const all = (kind: 'picture' | 'focus') => texts.filter(({ is }) => is === kind).map(({ text }) => text);
  return { names: [...new Set(all('picture'))].sort(), focuses: [...new Set(all('focus'))].sort() };
}
