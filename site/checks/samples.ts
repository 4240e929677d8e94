import { type Diagnostic, makeWarning } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';

export function listSampleFiles(content: Content): string[] {
  const { site, facts, pages, ...collections } = content;
  const entries = [site, facts, ...Object.values(pages), ...Object.values(collections).flat()];
  return entries
    .filter(({ sample }) => sample)
    .map(({ file }) => file)
    .sort();
}

export function listSampleWarnings(content: Content): Diagnostic[] {
  const samples = listSampleFiles(content).length;
  if (samples === 0) return [];
  const remain = samples === 1 ? '1 sample entry remains' : `${samples} sample entries remain`;
  return [makeWarning('content', 'samples', `${remain} (npm run check:placeholders lists them)`)];
}
