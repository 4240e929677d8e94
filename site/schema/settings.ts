import { z } from 'zod';
import {
  basePath,
  date,
  type Entry,
  email,
  entry,
  flag,
  hosts,
  language,
  link,
  ofKind,
  origin,
  picture,
  rare,
  text,
  titled,
  verbatim,
} from '../../engine/content/index.ts';
import { timezone } from './hours.ts';
import { phone } from './phone.ts';

const ENDPOINT = 'an address that begins with https://, such as https://forms.example.com/contact';
/** Plain HTTP is allowed only for localhost, to try out a form. */
const endpoint = ofKind(
  { type: 'address' },
  z
    .string({ error: ENDPOINT })
    .regex(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/\S*)?$/, { error: ENDPOINT, abort: true })
    .refine((address) => URL.canParse(address), { error: ENDPOINT }),
);

/** content/site.md */
export const site = entry.extend({
  name: text('the full name of the organization'),
  shortName: text('the acronym that ends every page title, such as CGDC'),
  tagline: text('one line that says what the organization is'),
  language: rare(language),
  origin: rare(origin),
  base: rare(basePath),
  hosts: rare(hosts).default([]),
  phone,
  email,
  address: z
    .array(verbatim('a line of the postal address'))
    .min(1, { error: 'at least one line of the postal address' }),
  hours: text('when the phone is answered'),
  /** The time zone of food show hours. */
  timezone: rare(timezone).optional(),
  memberLogin: link,
  /** Where the contact form posts to. Without it, the visitor's mail program sends the message. */
  contact: z.strictObject({ endpoint }).optional(),
  /** Above the header of every page. */
  notice: z
    .strictObject({
      text: text('one or two short sentences, such as "Closed Friday, ice on the roads."'),
      link: link.optional(),
      from: date.optional(),
      until: date.optional(),
    })
    .refine(({ from = '', until = from }) => from <= until, {
      path: ['until'],
      error: 'the day of `from` or a later one',
    })
    .optional(),
  footer: text('one or two sentences for the foot of every page'),
  /** The call to action at the end of pages. */
  invitation: z.strictObject({
    heading: text('a short heading'),
    text: text('one or two sentences'),
    link,
  }),
  /** On the social cards of pages without a picture. */
  picture,
  publish: titled('Publish from the editor', flag('whether the editor has the button Publish')).default(true),
  founded: text('the year of foundation, as a fact such as "{{founded}}"'),
});

export type SiteSettings = Entry<z.output<typeof site>> & {
  /** With `--preview`, or if `--base` differs from `base` on the same origin. The pages of a preview have `noindex`. */
  isPreview?: boolean;
  /** That of the contact form. */
  endpoint?: string | undefined;
};
