import { z } from 'zod';
import { as, link, page, picture, reference, text } from '../../engine/schema/fields.ts';
import type { Entry } from '../../engine/schema/kind.ts';
import { dividend } from './calculators.ts';
import { figure } from './figure.ts';

const headed = z.strictObject({ heading: text('a heading'), text: text('one or two sentences') });

/** Of joining: what it takes, or who tells, until somebody writes it down. */
const step = as(
  { is: 'group', specimen: { heading: 'stand-in', text: 'stand-in' } },
  z
    .strictObject({
      heading: text('the step or the question, such as "What does it cost?"'),
      text: text('the answer, in a few sentences').optional(),
      ask: reference(
        'the file name of someone in content/contacts or content/managers, such as dana-reyes',
        'contacts',
        'managers',
      ).optional(),
    })
    .refine(({ text: answer, ask }) => answer !== undefined || ask !== undefined, {
      error: 'a text, or ask: the file name of someone who knows',
    }),
);

export const membership = page.extend({
  picture,
  figures: z.array(figure).min(1, { error: 'at least one figure' }),
  /** For whom it is. */
  fit: headed.extend({
    points: z.array(text('one sign that it fits')).min(1, { error: 'at least one sign that it fits' }),
    link,
  }),
  /** What comes with it: every service, under this heading. */
  services: headed,
  dividend,
  /** Other ways to see what it is worth. */
  more: z.strictObject({
    heading: text('the heading above the links'),
    links: z.array(link.extend({ text: text('what the visitor finds there') })).min(1, { error: 'at least one link' }),
  }),
  quotes: z.strictObject({
    heading: text('the heading above the quotes'),
    show: z.array(
      reference('the file name of a quote in content/testimonials, such as gloria-simmons', 'testimonials'),
    ),
  }),
  joining: headed.extend({ steps: z.array(step).min(1, { error: 'at least one step' }) }),
  people: headed,
});

export type Membership = Entry<z.output<typeof membership>>;
