/** The text of the calculators. Their figures are facts; the labels and messages of their forms are in the components. */
import { z } from 'zod';
import { ofKind, text } from '../../engine/content/index.ts';
import { inProportion } from '../model/food-show.ts';

const DOLLARS = 'the name of a fact in whole dollars, such as "{{food-show-volume-low}}"';
/** Variables are filled in before validation, so the schema sees an amount such as "$150,000". */
const dollars = ofKind(
  { type: 'copy' },
  z.string({ error: DOLLARS }).regex(/^\$\d[\d,]*$/, { error: DOLLARS }),
).transform((text) => Number(text.replace(/\D/g, '')));

const EXAMPLE = 'a round sum in dollars up to a million, such as 1000';

const heading = text('the heading above the calculator');
const lead = text('what can be worked out here, in one or two sentences');
const caution = text('what the result does not promise');

/** Shown for a volume below or above those of the table. */
const outside = z.strictObject({
  heading: text('a heading which says that the published table does not cover this volume'),
  text: text('whom to ask instead, in one or two sentences'),
});

/** The published table of the food shows. */
const rows = z
  .array(z.strictObject({ volume: dollars, paid: dollars }))
  .min(2, { error: 'at least two rows: the ends of the published table' })
  .refine((table) => table.every(({ volume }, index) => volume > (table[index - 1]?.volume ?? 0)), {
    error: 'a table with the lowest volume first',
  })
  .refine(([base, ...others]) => base && others.every((row) => row.paid === inProportion(row.volume, base)), {
    error: 'a table in which every amount is the same share of its volume, because the calculator uses one share',
  });

const foodShow = z.strictObject({
  kind: z.literal('food-show'),
  heading,
  text: lead,
  volumeHeading: text('the heading above the volumes of the table'),
  paidHeading: text('the heading above the amounts of the table'),
  rows,
  within: text('the words before the amount that the table gives'),
  below: outside,
  above: outside,
  caution,
});

const deferredPayment = z.strictObject({
  kind: z.literal('deferred-payment'),
  heading,
  text: lead,
  answer: text('the words before the date on which deferred payment ends'),
  caution,
});

/** A calculator on the page of a service. */
export const calculator = z.discriminatedUnion('kind', [foodShow, deferredPayment], {
  error: 'one of food-show, deferred-payment',
});

export const dividend = z.strictObject({
  heading,
  text: lead,
  /** US dollars; the rest of the example is computed from the facts. */
  example: z.number({ error: EXAMPLE }).min(1, { error: EXAMPLE }).max(1e6, { error: EXAMPLE }),
  /** More amounts, each on a button. */
  examples: z.array(z.number({ error: EXAMPLE }).min(1, { error: EXAMPLE }).max(1e6, { error: EXAMPLE })).default([]),
  exampleHeading: text('the heading above the example'),
  answerHeading: text('the heading above the result for an amount that a visitor has entered'),
  total: text('what the sum is, such as "patronage dividend"'),
  cash: text('the words beside the cash part'),
  note: text('the words beside the part paid in notes'),
  yearly: text('the words beside the interest of one year'),
  interest: text('the words beside the interest of all years'),
  assumption: text('the terms under which the interest is correct'),
  caution,
});

export type FoodShowFields = z.output<typeof foodShow>;
export type DeferredPaymentFields = z.output<typeof deferredPayment>;
export type DividendFields = z.output<typeof dividend>;
