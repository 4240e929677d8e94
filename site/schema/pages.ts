import { z } from 'zod';
import { type Entry, link, order, page, picture, text } from '../../engine/content/index.ts';
import { figure } from './figure.ts';

export const home = page.extend({
  /** The row of figures below the hero. */
  figures: z.array(figure).length(5, { error: 'five figures, each with value and label' }),
  servicesHeading: text('the heading above the cards of the service groups'),
  testimonialsHeading: text('the heading above the quotes of retailers'),
  membership: z.strictObject({
    heading: text('the heading of the section on membership'),
    text: text('what membership is worth, in one or two sentences'),
    figures: z.array(figure),
    picture,
    /** A button, and at most one link below it. They lead to the calculators. */
    links: z.array(link).min(1, { error: 'at least one link' }).max(2, { error: 'a button and one link at most' }),
  }),
  people: z.strictObject({
    heading: text('the heading above the people to call'),
    text: text('one or two sentences above the people to call'),
  }),
});

export const contact = page.extend({
  peopleHeading: text('the heading above the contact cards'),
  peopleText: text('how to find the right contact, in one or two sentences').optional(),
  phoneHeading: text('the heading above the phone number'),
  addressHeading: text('the heading above the address'),
  formHeading: text('the heading above the form'),
  formText: text('what the form does, in one or two sentences'),
});

export const memberLogin = page.extend({
  noindex: z.literal(true, { error: 'true, because the members’ page stays out of search' }),
});

export const notFound = page.omit({ aliases: true, keywords: true }).extend({
  noindex: z.literal(true, { error: 'true, because an error page stays out of search' }),
  links: z.array(link).min(1, { error: 'at least one link to a useful page' }),
});

export const siteMap = page.extend({
  startHeading: text('the heading of the pages one level below home, such as "Start here"'),
});

const MENU = 'services or company-info: the menu that it is added to';
const FOOTER = 'company-info for the Company Info column, or line for the last line of every page';

/** A page that an author adds as a file in content/pages, such as privacy.md. */
export const ownPage = page.extend({
  layout: z.literal('article', { error: 'article' }),
  /** The name in the menu and footer, if the title is too long. */
  label: text('a short name for menus').optional(),
  /** The text in the list of all pages. By default, it is the lead. */
  summary: text('what the page is about, in one short sentence').optional(),
  menu: z.enum(['services', 'company-info'], { error: MENU }).optional(),
  footer: z.enum(['company-info', 'line'], { error: FOOTER }).optional(),
  /** The order among such pages in a menu or in the footer. */
  order: order.default(0),
});

export type Home = Entry<z.output<typeof home>>;
export type Contact = Entry<z.output<typeof contact>>;
export type NotFound = Entry<z.output<typeof notFound>>;
export type SiteMap = Entry<z.output<typeof siteMap>>;
export type OwnPage = Entry<z.output<typeof ownPage>>;
export type PageFields = Entry<z.output<typeof page>>;
