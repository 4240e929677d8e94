import { SECTIONS, type Section } from '../articles/sections.ts';

export interface Subject {
  section: Section;
  /** e.g. "Shared hedges after a flood" */
  title: string;
  /** e.g. "hedges" */
  things: string;
  /** Within the content, e.g. "gardens/shared-hedges-after-a-flood.md". */
  file: string;
  /** The path of its page. */
  path: string;
}

const THINGS: Record<Section, string> = {
  gardens:
    'orchards hedges lawns herbs roses beans ponds vines meadows beehives bulbs seedlings cherries pumpkins ferns leeks raspberries walnuts nettles quinces',
  kitchens:
    'stoves ovens larders pans knives jars ladles cheeses spices loaves mills tins cellars teapots presses sinks kettles crocks sieves scales',
  rivers:
    'ferries weirs banks footbridges locks jetties rowboats fords willows springs islands harbors buoys canoes reeds herons otters canals rapids moorings',
  workshops:
    'lathes planes benches sawhorses chisels vises looms forges kilns anvils grindstones clamps mallets ladders hinges spindles bellows files drawers lanterns',
};
const KINDS =
  'small old shared quiet sturdy borrowed sheltered neglected handsome plain crowded restored modest northern painted forgotten';
const TIMES = [
  'in early spring',
  'in late spring',
  'in a dry summer',
  'in a wet summer',
  'in early autumn',
  'after the first frost',
  'in deep winter',
  'after a flood',
  'before a journey',
  'in a year of drought',
  'on a small budget',
  'for beginners',
];

/** The 3,840 titles of each section. */
const phrases = new Map(
  SECTIONS.map((section) => [
    section,
    TIMES.flatMap((time) =>
      KINDS.split(' ').flatMap((kind) => THINGS[section].split(' ').map((things) => ({ kind, things, time }))),
    ),
  ]),
);

export const SUBJECT_COUNT = [...phrases.values()].reduce((sum, { length }) => sum + length, 0);

/** A prime, so every title is used once before any repeats. Consecutive titles of a section share neither kind nor things. */
const STEP = 7919;

/** The subject of an article by its number: no two share a title. */
export function subjectOf(number: number): Subject {
  const section = SECTIONS[number % SECTIONS.length] ?? SECTIONS[0];
  const all = phrases.get(section) ?? [];
  const indexInSection = Math.floor(number / SECTIONS.length);
  const phrase = all[(indexInSection * STEP) % all.length];
  if (phrase === undefined || indexInSection >= all.length)
    throw new Error(`article ${number}: there are not enough titles`);
  const { kind, things, time } = phrase;
  const words = `${kind} ${things} ${time}`;
  const name = `${section}/${words.replaceAll(' ', '-')}`;
  return { section, title: capitalize(words), things, file: `${name}.md`, path: `/${name}/` };
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
