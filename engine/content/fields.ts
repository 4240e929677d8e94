/**
 * Fields that several kinds of entry share. The error of each field is the cure
 * that an author reads after "write"; explain.ts puts what was found before it.
 */
import { z } from 'zod';
import { isVisible } from '../core/characters.ts';
import { isAddress } from '../core/urls.ts';
import { ALT, ALT_PLAIN, describePicture, mendAlt } from './alt.ts';
import { type FieldKind, fieldKinds } from './field-kinds.ts';

/** Says what a field is. */
export function as<Schema extends z.ZodType>(kind: FieldKind, schema: Schema): Schema {
  fieldKinds.add(schema, kind);
  return schema;
}

/** Words that visitors read. */
export const text = (write: string) => as({ is: 'copy' }, words(write));

/** Words that visitors read as they were written. */
export const verbatim = (write: string) => as({ is: 'verbatim' }, words(write));

/** The file name of an entry of any of these folders. */
export const reference = (write: string, ...to: string[]) => as({ is: 'reference', to }, words(write));

/** Words that no visitor reads. */
export const words = (write: string) => z.string({ error: write }).trim().refine(isVisible, { error: write });

export const flag = z.boolean({ error: 'true or false' });

/** A flag, with what it says where it is true. */
export const flagThat = (says: string) => flag.describe(says);

/** Calls a field otherwise than by its name, in forms. */
export function titled<Schema extends z.ZodType>(title: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), title });
  return schema;
}

/** For a rule of several fields: it is silent where one of them has a fault of its own. */
export function whenSound(...names: string[]) {
  return ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path = [] }) => names.includes(String(path[0])));
}

/** Where an entry stands among its siblings: lower comes first. */
export const order = z.number({ error: 'a whole number, such as 3 (lower comes first)' }).int({
  error: 'a whole number, such as 3 (lower comes first)',
});

export const date = as(
  // Nothing is over on that day.
  { is: 'date', specimen: '9999-12-31' },
  z.iso.date({
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'a day that there is' : 'a date as year-month-day, such as 2026-03-31',
  }),
);

export const email = as(
  { is: 'address', specimen: 'stand-in@example.com' },
  z.email({ error: 'an email address, such as dana.reyes@example.com' }),
);

const PHONE = 'a phone number in this form, in quotes: "(800) 555-0142"';
export const phone = as(
  { is: 'address', specimen: '(800) 555-0100' },
  z.string({ error: PHONE }).regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: PHONE }),
);

const LINK = 'a path of this site such as /contact/ or an address that begins with https://';
/** A path of this site (without the base path), or an outside address. */
export const href = as({ is: 'address', specimen: '/' }, z.string({ error: LINK }).refine(isAddress, { error: LINK }));

export const link = z.strictObject({
  label: titled('Words', text('the words of the link, such as "Ask a new-stores manager"')),
  href: titled('Leads to', href),
});

const FOCUS = 'two percentages in quotes, from the left and from the top, such as "50% 22%"';
/** The point of a picture that stays in view when it is cropped: object-position (CSS Images 3, section 5.5). */
const focus = as(
  { is: 'focus', specimen: '50% 50%' },
  z.string({ error: FOCUS }).regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, { error: FOCUS }),
);

export const picture = z
  .strictObject(
    {
      src: titled('File', as({ is: 'picture' }, words('the name of a file in assets/images, such as grocery.jpg'))),
      alt: titled('What it shows', as({ is: 'copy' }, z.string({ error: ALT }).trim().describe(ALT_PLAIN))),
      decorative: flagThat('whether it is an ornament, which screen readers pass over').default(false),
      focus: focus.default('50% 50%'),
    },
    { error: ({ code, input }) => (code === 'invalid_type' ? describePicture(input) : undefined) },
  )
  .superRefine((described, { addIssue }) => {
    const message = mendAlt(described);
    if (message !== undefined) addIssue({ code: 'custom', path: ['alt'], message });
  });

/**
 * In characters, the name of the site not counted: what result pages show of a title without cutting. They measure in
 * pixels of a face of their own, about 600, which is as many letters; an author can count those.
 */
const LONGEST_TITLE = 60;

/** The search description's length, in characters: what result pages show without cutting. */
export const DESCRIPTION = { min: 50, max: 160 } as const;
const DESCRIBE = `one or two sentences for search results, ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`;

const ALIAS = 'an old address of the page that begins and ends with a slash, without dots, such as /jobs/';
/** Where the page stood before. A disk takes names of 255 letters; what is below /assets/ is kept by browsers for ever. */
const alias = as(
  { is: 'setting', specimen: '/stand-in/' },
  z.string({ error: ALIAS }).regex(/^\/(?!assets\/)([\w~-]{1,100}\/)+$/i, { error: ALIAS }),
);

/** What any entry may say. */
export const entry = z.strictObject({
  sample: flagThat('whether it holds invented values, which must be replaced before the site is published').default(
    false,
  ),
  draft: flagThat('whether it is shown by the dev server alone, and published by no build').default(false),
});

/** What every entry that becomes a page says. */
export const page = entry.extend({
  noindex: titled(
    'Not in search results',
    flagThat('whether the page is kept out of search results and the sitemap'),
  ).default(false),
  title: as(
    { is: 'copy' },
    words('the name of the page, such as "Grocery"').max(LONGEST_TITLE, {
      error: `${LONGEST_TITLE} letters at most, for search results show no more of a title`,
    }),
  ),
  description: as(
    { is: 'copy' },
    z
      .string({ error: DESCRIBE })
      .trim()
      .min(DESCRIPTION.min, { error: DESCRIBE })
      .max(DESCRIPTION.max, { error: DESCRIBE }),
  ),
  /** The headline, where it is more than the title. */
  headline: text('the headline above the text, such as "The center of the store"').optional(),
  lead: text('the first sentence, which says what a store or visitor gets'),
  picture: picture.optional(),
  /** Old addresses, which lead on to the page. */
  aliases: titled(
    'Old addresses',
    z.array(alias, { error: 'a list of old addresses, such as [/jobs/, /old/jobs/]' }),
  ).default([]),
});

export type PictureField = z.output<typeof picture>;
export type LinkField = z.output<typeof link>;
