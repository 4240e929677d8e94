import type { FieldPath } from '../read/field-path.ts';

/** Fields that are no copy: places and dates, addresses of all kinds, names of files, settings, and the facts themselves. */
const NO_COPY: readonly PropertyKey[] = [
  'address',
  'ask',
  'base',
  'closes',
  'contact',
  'email',
  'ends',
  'facts',
  'focus',
  'group',
  'href',
  'kind',
  'language',
  'layout',
  'order',
  'origin',
  'phone',
  'place',
  'position',
  'posted',
  'service',
  'show',
  'src',
  'starts',
];

/** Whether visitors read the text at a path of the front matter; the Markdown below it has no path. */
export function isCopy(path: FieldPath | undefined): boolean {
  return path === undefined || !path.some((step) => NO_COPY.includes(step));
}
