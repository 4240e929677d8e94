import { z } from 'zod';
import { type Entry, link, order, page, picture, text } from '../../engine/content/index.ts';
import { figure } from './figure.ts';

export const home = page.extend({
  /** The strip of figures below the hero. */
  ledger: z.array(figure).length(5, { error: 'five figures, each with value and label' }),
  /** Above the cards of the service groups. */
  servicesHeading: text('the heading above the cards of the services'),
  testimonialsHeading: text('the heading above the quotes of retailers'),
  membership: z.strictObject({
    heading: text('the heading of what membership is worth'),
    text: text('what membership is worth, in one or two sentences'),
    figures: z.array(figure),
    picture,
    /** Into the calculators: the button, and at most one link below it. */
    links: z.array(link).min(1, { error: 'at least one link' }).max(2, { error: 'a button and one link at most' }),
  }),
  people: z.strictObject({
    heading: text('the heading above the people to call'),
    text: text('one or two sentences above the people to call'),
  }),
});

export const contact = page.extend({
  peopleHeading: text('the heading above the contact cards'),
  phoneHeading: text('the heading above the phone number'),
  addressHeading: text('the heading above the address'),
  formHeading: text('the heading above the form'),
  formText: text('what the form does, in one or two sentences'),
});

export const memberLogin = page.extend({
  noindex: z.literal(true, { error: 'true, because the members’ page stays out of search' }),
});

/** Shown at every address that does not exist. */
export const notFound = page.omit({ aliases: true }).extend({
  noindex: z.literal(true, { error: 'true, because an error page stays out of search' }),
  links: z.array(link).min(1, { error: 'at least one link to a useful page' }),
});

export const siteMap = page.extend({
  startHeading: text('the heading above the pages of no section, such as "Start here"'),
});

const MENU = 'services or company-info: the menu that it is added to';
const FOOTER = 'company-info to be in that column, or line to be in the last line of every page';

/** A page that is there by its file alone, such as privacy.md. */
export const ownPage = page.extend({
  layout: z.literal('article', { error: 'article' }),
  /** The name in the menu and the footer, where the title is too long for it. */
  label: text('a short name for menus').optional(),
  /** In the list of all pages, where it is not the lead. */
  summary: text('what the page is about, in one short sentence').optional(),
  menu: z.enum(['services', 'company-info'], { error: MENU }).optional(),
  footer: z.enum(['company-info', 'line'], { error: FOOTER }).optional(),
  /** Among its like. */
  order: order.default(0),
});

export type Home = Entry<z.output<typeof home>>;
export type Contact = Entry<z.output<typeof contact>>;
export type NotFound = Entry<z.output<typeof notFound>>;
export type SiteMap = Entry<z.output<typeof siteMap>>;
export type OwnPage = Entry<z.output<typeof ownPage>>;
export type PageFields = Entry<z.output<typeof page>>;
