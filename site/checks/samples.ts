import type { Content } from '../schema/content.ts';

/** The files of entries that hold sample values, in the order of their names. */
export function listSamples(content: Content): string[] {
  const { site, facts, pages, ...collections } = content;
  const entries = [site, facts, ...Object.values(pages), ...Object.values(collections).flat()];
  return entries
    .filter(({ sample }) => sample)
    .map(({ file }) => file)
    .sort();
}
