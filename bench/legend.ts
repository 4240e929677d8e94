import { availableParallelism } from 'node:os';
import type { Absentee, Generator } from './generators.ts';
import { canMeasureAll } from './measure.ts';

const PROOFS =
  'Each of our builds proves the whole site before it writes any of it: every field by its schema, every text for marks, signs and links that would not be shown, and of every page its links, fragments, ids, headings, title, description, scripts and policy. The others prove none of this.';
const ALIKE =
  'The sites have the same pages, and those looked into the same words, links, titles, descriptions, canonical addresses and og: tags. Beyond that our pages carry what this generator puts into every head: a content policy, a referrer policy, three twitter: tags, theme colors, icons, a manifest and a script; and a sitemap and robots.txt stand beside them. Hugo and Eleventy build all of a site anew, whatever has changed.';
const MEASURED =
  'Wall is the whole process; CPU is that of the process and of all that it starts; memory is the most that one process held.';

/** How to read the table, in paragraphs. */
export function writeLegend(generators: readonly Generator[], absent: readonly Absentee[], rounds: number): string[] {
  const versions = generators.map(({ name, version }) => `${name} ${version}`).join(', ');
  const times = rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`;
  return [
    `${times}, each builder in its turn, on ${availableParallelism()} cores: ${versions}. ${MEASURED}`,
    PROOFS,
    ALIKE,
    ...absent.map(({ name, cure }) => `Without ${name}, which was not found: ${cure}`),
    ...(canMeasureAll ? [] : ['Without CPU and memory, for which GNU time was not found: apt-get install time']),
  ];
}
