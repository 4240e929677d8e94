import { z } from 'zod';
import { readNumbers } from '../figures.ts';
import { entry, text } from './fields.ts';

const NUMBER = 'the bare number, such as 19.00';
const number = z.number({ error: NUMBER });
const SIZE = `${NUMBER}, or several for a size, such as [40, 48]`;
const value = z.union([number, z.array(number).min(2, { error: SIZE })], { error: SIZE });

/** A business figure. */
export const fact = z
  .strictObject(
    {
      value,
      unit: text('what is counted, such as dollars, percent, days or stores'),
      /** As the copy shows it. */
      text: text('the figure as the copy shows it, such as "$19.00"'),
      /** What two facts have in common that should say the same, and may not. */
      measures: text('what is measured, such as "stores served"').optional(),
    },
    { error: 'a figure, such as founded: { value: 1959, unit: year, text: "1959" }' },
  )
  .refine(saysItsValue, { path: ['text'], error: 'the number that value gives, or change both' });

/** Whoever changes a text and forgets the number would publish one and compute with the other. */
function saysItsValue(fact: { value: number | number[]; text: string }): boolean {
  const said = readNumbers(fact.text);
  return said.length === 0 || said.join() === [fact.value].flat().join();
}

/** The site computes with these. */
const counted = fact.safeExtend({ value: number });

/** A bare figure that may stand in copy. */
const allowed = z.strictObject({
  words: text('the words that may stand, with the figure in them, such as "open 24 hours"'),
  in: text('the file that says them, such as services/legal-services.md'),
  reason: text('why this figure is no fact of the business'),
});

/** content/facts.md: every business figure of the site, once. */
export const facts = entry.extend({
  facts: z
    .object({
      'dividend-cash-share': counted,
      'dividend-note-share': counted,
      'note-interest': counted,
      'note-years': counted,
      'deferred-weeks': counted,
    })
    .catchall(fact)
    .refine((known) => known['dividend-cash-share'].value + known['dividend-note-share'].value === 1, {
      path: ['dividend-note-share', 'value'],
      error: 'the share that makes 1 together with dividend-cash-share',
    }),
  allowed: z.array(allowed).default([]),
});

export type Fact = z.output<typeof fact>;
export type Allowed = z.output<typeof allowed>;
export type FactsEntry = z.output<typeof facts>;
export type Facts = FactsEntry['facts'];
