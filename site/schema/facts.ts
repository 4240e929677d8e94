import { z } from 'zod';
import { type Entry, entry, ofKind, plainText, titled } from '../../engine/content/index.ts';

const NUMBER = 'the bare number, without commas, such as 19.00';
const RANGE = 'a number from 0 to a million millions';
const number = z.number({ error: NUMBER }).min(0, { error: RANGE }).max(1e12, { error: RANGE });
const SIZE = `${NUMBER}, or several for a size, such as [40, 48]`;
const TEXT = 'the figure as the copy shows it, such as "$19.00"';
const NUMBER_TITLE = 'Number';
const value = titled(
  NUMBER_TITLE,
  ofKind({ type: 'data' }, z.union([number, z.array(number).min(2, { error: SIZE })], { error: SIZE })),
);

export const fact = z
  .strictObject(
    {
      value,
      unit: titled('Unit', plainText('what is counted, such as dollars, percent, days or stores')),
      text: titled('Text on pages', ofKind({ type: 'verbatim' }, plainText(TEXT))),
      /** Facts with the same `measures` should state the same number. */
      measures: titled('What it measures', plainText('what is measured, such as "stores served"')).optional(),
    },
    { error: 'a group such as `{ value: 1959, unit: year, text: "1959" }`' },
  )
  // Pages show the text, and calculators use the number.
  .superRefine((stated, { addIssue, issues }) => {
    const text = stated.text.normalize('NFKC');
    const written = readNumber(text);
    if (issues.length > 0 || written === undefined || typeof stated.value !== 'number') return;
    const isPercentage = /%|\bpercent|\bpct/i.test(text);
    // Calculators read a share as a part of 1, and a percentage as it is: the unit alone says which one it is.
    if (written === (isPercentage && stated.unit === 'share' ? toPercentage(stated.value) : stated.value)) return;
    const message = `is ${stated.value}, but \`text\` says “${stated.text}”`;
    const fix = isPercentage ? 'Change one of them; 0.55 with the unit `share` is 55%' : 'Change one of them';
    addIssue({ code: 'custom', path: ['value'], message: NUMBER, params: { message, fix } });
  });

/** A share such as 0.55, as a page shows it: 55. Rounded, because 0.55 × 100 is not exactly 55 in binary floating point. */
const toPercentage = (share: number) => Number((share * 100).toPrecision(12));

/** The number in a text such as "$19.00". Undefined if there is none or more than one, or if it goes on in a word, as in "1 million". */
function readNumber(text: string): number | undefined {
  const [found, ...others] = text.match(/\d[\d,]*(?:\.\d+)?|\.\d+/g) ?? [];
  if (found === undefined || others.length > 0 || /thousand|illion/i.test(text)) return undefined;
  return Number(found.replaceAll(',', ''));
}

/** A fact that is used in calculations: one number within limits. */
const numberFact = (min: number, max: number, error: string) =>
  fact.safeExtend({ value: titled(NUMBER_TITLE, z.number({ error }).min(min, { error }).max(max, { error })) });
const share = numberFact(0, 1, 'a share from 0 to 1, such as 0.5');
const percent = numberFact(0, 100, 'a percentage from 0 to 100, such as 7.5');
/** Charts draw each year or week, so the maximum keeps them readable. */
const wholeNumberFact = (max: number) => {
  const error = `a whole number from 1 to ${max}`;
  return fact.safeExtend({ value: titled(NUMBER_TITLE, z.int({ error }).min(1, { error }).max(max, { error })) });
};

/** content/facts.md: every business figure of the site, once. */
export const facts = entry.extend({
  facts: z
    .object({
      'dividend-cash-share': share,
      'dividend-note-share': share,
      'note-interest': percent,
      'note-years': wholeNumberFact(100),
      'deferred-weeks': wholeNumberFact(520),
    })
    .catchall(fact)
    .refine(({ 'dividend-cash-share': cash, 'dividend-note-share': note }) => cash.value + note.value === 1, {
      path: ['dividend-note-share', 'value'],
      error: 'the share that makes 1 together with `dividend-cash-share`',
    }),
});

export type Fact = z.output<typeof fact>;
export type FactsEntry = Entry<z.output<typeof facts>>;
export type Facts = FactsEntry['facts'];
