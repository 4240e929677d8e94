/** The text of the calculators. Their figures are facts; the labels and messages of their forms are in the components. */
import { z } from 'zod';
import { text } from '../../engine/content/index.ts';

const EXAMPLE = 'a round sum in dollars up to a million, such as 1000';

const heading = text('the heading above the calculator');
const lead = text('what can be worked out here, in one or two sentences');
const caution = text('what the result does not promise');

/** The end of deferred payment, on the page of a service. */
export const deferredPayment = z.strictObject({
  heading,
  text: lead,
  answer: text('the words before the date on which deferred payment ends'),
  caution,
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
  interest: text('the words beside the interest of all years'),
  sum: text('the words beside the sum of cash, note and interest'),
  assumption: text('the terms under which the interest is correct'),
  caution,
});

export type DeferredPaymentFields = z.output<typeof deferredPayment>;
export type DividendFields = z.output<typeof dividend>;
