import { availableParallelism } from 'node:os';
import type { Generator, MissingGenerator } from './generators.ts';
import { canMeasureAll } from './measure.ts';

const OUR_CHECKS =
  'Our builds validate every field and text, and check the links, fragments, ids, headings, titles, descriptions, scripts and content security policy of every page, before they write anything. The others check none of this.';
const WHAT_IS_COMPARED =
  'All sites have the same pages. A sample of these pages was compared: text, links, titles, descriptions, canonical URLs and og: tags are the same. Our pages also have a content security policy, a referrer policy, a twitter: tag, theme colors, icons, a manifest and a script. Our site also has a sitemap and robots.txt. Hugo and Eleventy always rebuild the whole site.';
const UNITS =
  'Wall is elapsed time. CPU is the total of the process and its children. Memory is the peak of the largest process.';

/** How to read the table, in paragraphs. */
export function formatLegend(
  generators: readonly Generator[],
  missing: readonly MissingGenerator[],
  rounds: number,
): string[] {
  const versions = generators.map(({ name, version }) => `${name} ${version}`).join(', ');
  const times = rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`;
  return [
    `${times}, generators taking turns, on ${availableParallelism()} cores: ${versions}. ${UNITS}`,
    OUR_CHECKS,
    WHAT_IS_COMPARED,
    ...missing.map(({ name, fix }) => `${name} was skipped. To include it: ${fix}`),
    ...(canMeasureAll
      ? []
      : ['CPU and memory were not measured, because GNU time is missing. To install it: apt-get install time']),
  ];
}
