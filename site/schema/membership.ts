import { z } from 'zod';
import { type Entry, link, page, picture, reference, text } from '../../engine/content/index.ts';
import { dividend } from './calculators.ts';
import { figure } from './figure.ts';

const headingAndText = z.strictObject({ heading: text('a heading'), text: text('one or two sentences') });

export const membership = page.extend({
  picture,
  figures: z.array(figure).min(1, { error: 'at least one figure' }),
  /** The call to action. */
  links: z.array(link).min(1, { error: 'at least one link' }).max(2, { error: 'a button and one link at most' }),
  dividend,
  quote: reference(
    'the file name of a quote in content/testimonials, such as walt-hendricks',
    'testimonials',
  ).optional(),
  eligibility: headingAndText.extend({
    points: z.array(text('one reason why membership fits a store')).min(1, { error: 'at least one reason' }),
    servicesHeading: text('the heading above the groups of services'),
  }),
  joining: z.strictObject({
    heading: text('a heading'),
    rows: z
      .array(z.strictObject({ name: text('what it takes'), text: text('one or two sentences'), link: link.optional() }))
      .min(1, { error: 'at least one row, with name and text' }),
    unknown: text('how to learn what the page does not say, in one or two sentences'),
    /** A button that begins a message to all new-stores contacts. */
    label: text('the words of the button'),
    questions: z.array(text('a question, such as "What does it cost to join?"')).default([]),
  }),
  people: headingAndText,
});

export type Membership = Entry<z.output<typeof membership>>;
