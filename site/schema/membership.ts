import { z } from 'zod';
import { type Entry, link, page, picture, reference, text } from '../../engine/content/index.ts';
import { dividend } from './calculators.ts';
import { whoToAsk } from './entries.ts';
import { figure } from './figure.ts';

const headingAndText = z.strictObject({ heading: text('a heading'), text: text('one or two sentences') });

const step = z.strictObject({
  heading: text('what to do, such as "Call us"'),
  text: text('what happens then, in a few sentences'),
});

export const membership = page.extend({
  picture,
  figures: z.array(figure).min(1, { error: 'at least one figure' }),
  /** The call to action. */
  links: z.array(link).min(1, { error: 'at least one link' }).max(2, { error: 'a button and one link at most' }),
  eligibility: headingAndText.extend({
    points: z.array(text('one reason why membership fits a store')).min(1, { error: 'at least one reason' }),
  }),
  /** The heading above the list of services. */
  services: headingAndText,
  dividend,
  /** Links to calculators and figures. */
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
  joining: headingAndText.extend({
    steps: z.array(step).min(1, { error: 'at least one step' }),
    ask: whoToAsk,
    questions: z.array(text('what a manager must know to answer, such as "Number of stores"')).default([]),
  }),
  people: headingAndText,
});

export type Membership = Entry<z.output<typeof membership>>;
