/** What every page must hold by itself. Each rule gives the faults it finds, worded for an author. */
import { DESCRIPTION } from '../schema/fields.ts';
import type { Scan } from './scan.ts';

export type PageRule = (scan: Scan) => string[];

const oneMainHeading: PageRule = ({ headings }) => {
  const count = headings.filter(({ level }) => level === 1).length;
  return count === 1 ? [] : [`headings: found ${count} main headings (h1), write exactly one`];
};

const noSkippedLevel: PageRule = ({ headings }) =>
  headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0;
    if (level <= above + 1) return [];
    return [
      `headings: found "${text}" on level ${level} below level ${above}, write ${'#'.repeat(above + 1)} in place of ${'#'.repeat(level)}`,
    ];
  });

const uniqueIds: PageRule = ({ ids }) => {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(twice)].map(
    (id) => `headings: found "${id}" twice as the address of a part, write another heading`,
  );
};

const nothingInline: PageRule = ({ inline }) =>
  inline.map((place) => `markup: found ${place}, which the content policy blocks; write a class or a script`);

const describedInLength: PageRule = ({ description: { length } }) =>
  length >= DESCRIPTION.min && length <= DESCRIPTION.max
    ? []
    : [`description: found ${length} characters, write ${DESCRIPTION.min} to ${DESCRIPTION.max}`];

const policyStands: PageRule = ({ policy }) => (policy ? [] : ['head: found no content security policy']);

export const pageRules: readonly PageRule[] = [
  oneMainHeading,
  noSkippedLevel,
  uniqueIds,
  nothingInline,
  describedInLength,
  policyStands,
];
