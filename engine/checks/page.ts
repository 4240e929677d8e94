/** What every page must hold by itself. */

import { DESCRIPTION } from '../content/fields.ts';
import type { Scan } from '../render/scan.ts';

interface PageFault {
  message: string;
  /** Stands near the fault in the content. */
  near?: string;
}

type PageRule = (scan: Scan, shortName: string) => PageFault[];

const oneMainHeading: PageRule = ({ headings }) => {
  const count = headings.filter(({ level }) => level === 1).length;
  return count === 1 ? [] : [{ message: `headings: found ${count} main headings (h1), write exactly one` }];
};

const noSkippedLevel: PageRule = ({ headings }) =>
  headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0;
    if (level <= above + 1) return [];
    const cure = `write ${'#'.repeat(above + 1)} in place of ${'#'.repeat(level)}`;
    return [
      {
        message: `headings: found "${text}" on level ${level} below level ${above}, ${cure}`,
        near: `${'#'.repeat(level)} ${text}`,
      },
    ];
  });

const uniqueIds: PageRule = ({ ids, headings }) => {
  // A heading without letters is a fault of its own.
  const twice = new Set(ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index));
  return [...twice].map((id) => {
    const heading = headings.find((candidate) => candidate.id === id);
    const message = `headings: found "${id}" twice as the address of a part, write another heading`;
    return heading ? { message, near: `${'#'.repeat(heading.level)} ${heading.text}` } : { message };
  });
};

const nothingInline: PageRule = ({ inline }) =>
  inline.map((place) => ({
    message: `markup: found ${place}, which the content policy blocks; write a class or a script`,
  }));

const titleInForm: PageRule = ({ title }, shortName) =>
  title.endsWith(` | ${shortName}`) ? [] : [{ message: `title: found "${title}", write {page} | ${shortName}` }];

const describedInLength: PageRule = ({ description: { length } }) =>
  length >= DESCRIPTION.min && length <= DESCRIPTION.max
    ? []
    : [{ message: `description: found ${length} characters, write ${DESCRIPTION.min} to ${DESCRIPTION.max}` }];

const policyFirst: PageRule = ({ policyPlace }) =>
  policyPlace === 1 ? [] : [{ message: 'head: found no content security policy directly after the charset' }];

export const pageRules: readonly PageRule[] = [
  oneMainHeading,
  noSkippedLevel,
  uniqueIds,
  nothingInline,
  titleInForm,
  describedInLength,
  policyFirst,
];
