import { z } from 'zod';
import { email, entry, link, phone, picture, text } from './fields.ts';

const BASE = 'a path that begins and ends with a slash, such as / or /co-op/';
export const basePath = z
  .string({ error: BASE })
  .regex(/^\/([\w.~-]+\/)*$/, { error: BASE, abort: true })
  // Browsers take /../ and /./ out.
  .refine((base) => new URL(base, 'https://a.example').pathname === base, { error: BASE });

const ORIGIN = 'a scheme and a host without a path, such as https://www.example.com';
/** As browsers write it, e.g. without the port that goes without saying: the proof of links compares it with theirs. */
export const origin = z
  .string({ error: ORIGIN })
  .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, { error: ORIGIN, abort: true })
  .refine((address) => URL.canParse(address), { error: ORIGIN })
  .transform((address) => new URL(address).origin);

const ENDPOINT = 'an address that begins with https://, such as https://forms.example.com/contact';
/** Without encryption only on this machine, for trying it out. */
const endpoint = z
  .string({ error: ENDPOINT })
  .regex(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/\S*)?$/, { error: ENDPOINT, abort: true })
  .refine((address) => URL.canParse(address), { error: ENDPOINT });

const LANGUAGE = 'a language tag (BCP 47), such as en-US';
const language = z
  .string({ error: LANGUAGE })
  .refine(isLanguage, { error: LANGUAGE })
  .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag);

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** content/site.md */
export const site = entry.extend({
  name: text('the full name of the organisation'),
  shortName: text('the acronym that ends every page title, such as CGDC'),
  tagline: text('one line that says what the organisation is'),
  language,
  origin,
  base: basePath,
  phone,
  email,
  address: z.array(text('a line of the postal address')).min(1, { error: 'at least one line of the postal address' }),
  hours: text('when the phone is answered'),
  memberLogin: link,
  /** Where the contact form posts to. Without it the visitor's own mail program sends, and the site nothing. */
  contact: z.strictObject({ endpoint }).optional(),
  /** The sign-off of the footer, above the copyright line. */
  footer: text('one or two sentences for the foot of every page'),
  /** The one call to action of the header and of page ends. */
  invitation: z.strictObject({
    heading: text('a short heading'),
    text: text('one or two sentences'),
    link,
  }),
  picture,
  founded: text('the year of foundation by the name of a fact, such as "{{founded}}"'),
});

export type SiteSettings = z.output<typeof site>;
