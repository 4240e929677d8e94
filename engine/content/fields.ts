/**
 * Fields for the schemas of a site. A help text is a phrase that continues "Write …" and "must be …". Errors, forms and JSON
 * Schemas show it.
 */
import { z } from 'zod';
import { CENTER, HOSTS, inCode, isAddress, isVisible } from '../core/index.ts';
import type { FieldKind } from './json-schema.ts';
import { quote } from './values.ts';

export function ofKind<Schema extends z.ZodType>(kind: FieldKind, schema: Schema): Schema {
  return schema.meta({ kind });
}

/** Text that visitors read. */
export const text = (help: string) => ofKind({ type: 'copy' }, plainText(help));

/** Text that visitors read, not typeset. */
export const verbatim = (help: string) => ofKind({ type: 'verbatim' }, plainText(help));

/** The file name of an entry in one of the folders `to`. */
export const reference = (help: string, ...to: string[]) => ofKind({ type: 'reference', to }, plainText(help));

/** Text that no visitor reads, unless `ofKind` gives it another kind. */
export const plainText = (help: string) => z.string(help).trim().refine(isVisible, help);

/** @param help what the flag decides, e.g. "whether …" */
export const flag = (help: string) => z.boolean('true or false').describe(help);

/** Sets the label in forms. Without it, the label is made from the field's name. */
export function titled<Schema extends z.ZodType>(title: string, schema: Schema): Schema {
  return schema.meta({ title });
}

/** For the field that names an entry. */
export const entryTitle = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ role: 'title' });

/** For a field that authors rarely change: forms show it last. */
export const rare = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ isRare: true });

/** For `when` of a zod rule about these fields: skips the rule if one of them has an error of its own. */
export function whenValid(...names: string[]) {
  return ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path = [] }) => names.includes(String(path[0])));
}

const ORDER = 'a whole number, such as 30';
export const order = z
  .number(ORDER)
  .int(ORDER)
  .meta({ description: `${ORDER}; lower comes first`, role: 'order', isRare: true });

export const date = ofKind(
  { type: 'date' },
  z.iso.date({
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'a day that exists' : 'a date as year-month-day, such as 2026-03-31',
  }),
);

export const email = ofKind({ type: 'address' }, z.email('an email address, such as name@example.com'));

const LINK = 'a path such as /contact/, or an address that begins with https://';
/** A path of this site (without the base path), or an outside address. */
export const href = ofKind({ type: 'address' }, z.string(LINK).refine(isAddress, LINK));

export const link = z.strictObject({
  label: titled('Link text', text('the words of the link, such as "Ask a question"')),
  href: titled('Link address', href),
});

const FOCUS = 'what must stay in view, as its distance from the left and from the top in quotes, such as "50% 22%"';
/** The point of a picture that stays in view when it is cropped: object-position (CSS Images 3). */
const focus = ofKind({ type: 'focus' }, z.string(FOCUS).regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, FOCUS));

const ALT_EXAMPLE = '"Two people at a table"';
const ALT_HELP = `what the picture shows, such as ${ALT_EXAMPLE}`;
const ALT = `${ALT_HELP}, or add \`decorative: true\``;

/** Screen readers say "image" themselves (WCAG 2.2, technique H37). */
const PICTURE_OF = /^(?:(?:an?|the|this is an?) )?(?:image|picture|photo|photograph|snapshot) (?:of|showing)(?= |$)/i;
const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|gif|avif|heic|svg|tiff?)$|^(?:IMG|DSC[FN]?|PXL|MVIMG)[-_ ]?\d+\S*$/i;

/** What is wrong with an alternative text, if anything. The message continues the name of the field. */
export function checkAlt({ src, alt, decorative = false }: { src: string; alt: string; decorative?: boolean }) {
  if (decorative) {
    if (!isVisible(alt)) return undefined;
    return { message: 'must be empty, because `decorative` is true', fix: 'Empty it, or delete `decorative`' };
  }
  const fix = `Write ${ALT}`;
  if (!/[\p{L}\p{N}]/u.test(alt)) return { message: 'has no words', fix };
  if (FILE_NAME.test(alt) || alt === src || alt === src.replace(/\.\w+$/, '')) {
    return { message: `is only a file name: ${inCode(alt)}`, fix: `Write ${ALT_HELP}` };
  }
  const [start] = PICTURE_OF.exec(alt) ?? [];
  return (
    start && { message: `begins with ${inCode(start)}, which screen readers say anyway`, fix: 'Delete these words' }
  );
}

/** Help for a picture that is not a group, e.g. `picture: photo.jpg`. If the "…" is left in, `checkAlt` refuses it. */
function pictureHelp(written: unknown): string {
  if (typeof written !== 'string') return `a group such as \`{ src: photo.jpg, alt: ${ALT_EXAMPLE} }\``;
  // `true`, because the text is in an inline group.
  const name = written.replace(/^.*[\\/]/, '');
  const src = /^[\w.-]+$/.test(name) ? name : quote(name);
  return `\`{ src: ${src}, alt: "…" }\`, with what the picture shows for the dots`;
}

export const picture = z
  .strictObject(
    {
      src: titled(
        'File',
        ofKind({ type: 'picture' }, plainText('the name of a file in assets/images, e.g. photo.jpg')),
      ),
      alt: titled(
        'What it shows',
        ofKind({ type: 'copy' }, z.string(ALT).trim().describe(ALT_HELP)).meta({ isUnsearched: true }),
      ),
      decorative: titled('Decorative', flag('whether it shows nothing worth describing')).default(false),
      focus: focus.default(CENTER),
      darkSrc: titled(
        'File for the dark color scheme',
        ofKind({ type: 'picture' }, plainText('the name of a file in assets/images that shows the same at night')),
      )
        .meta({ formerly: 'night' })
        .optional(),
    },
    { error: ({ code, input }) => (code === 'invalid_type' ? pictureHelp(input) : undefined) },
  )
  .superRefine((value, { addIssue }) => {
    const params = checkAlt(value);
    if (params) addIssue({ code: 'custom', path: ['alt'], message: ALT, params });
  });

/** In characters, without the name of the site. Search results show about 600 pixels of a title. */
const MAX_TITLE = 60;
const TOO_LONG = `at most ${MAX_TITLE} characters, because search results cut longer titles`;

/** In characters: what search results show of a description. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;
const DESCRIPTION = `one or two sentences for search results, ${Object.values(DESCRIPTION_LENGTH).join(' to ')} characters`;

const ALIAS = 'an old address of the page, such as /about-us/ or /about-us.html';
/** For addresses with a question mark, and those of other files, such as /about-us.php. */
const HOST_ONLY = {
  message: 'is an address that only the host can redirect',
  fix: 'Delete it, and redirect it in the settings of the host',
};
/**
 * An earlier address of the page. Each part has at most 100 characters, which any disk can store. /assets/ is reserved for files
 * with hashed names.
 */
const alias = ofKind(
  { type: 'data' },
  z.string(ALIAS).superRefine((address, { addIssue }) => {
    if (/^\/(?!assets\/)(?:[\w~-]{1,100}\/)*[\w~-]{1,100}(?:\/|\.html?)$/i.test(address)) return;
    const params = /\?|\.(?!html?$)\w+$/i.test(address) ? HOST_ONLY : undefined;
    addIssue({ code: 'custom', message: ALIAS, params });
  }),
);

const SAMPLE = 'whether it has invented values, which must be replaced before the site is published';
/** The fields of every entry. */
export const entry = z.strictObject({
  sample: rare(titled('Has sample values', flag(SAMPLE))).default(false),
  draft: rare(titled('Draft: not published', flag('whether only the dev server shows it'))).default(false),
});

const NOINDEX = 'whether the page is kept out of search results and the sitemap';
const ALIASES = 'a list of old addresses, such as [/about-us/, /old/about/]';
const KEYWORDS = 'a list of other words that visitors search for, such as [price, cost]';
/** The fields of every entry with a page of its own. */
export const page = entry.extend({
  noindex: rare(titled('Not in search results', flag(NOINDEX))).default(false),
  title: entryTitle(text('the name of the page, such as "Opening hours"').max(MAX_TITLE, TOO_LONG)),
  description: ofKind(
    { type: 'copy' },
    z.string(DESCRIPTION).trim().min(DESCRIPTION_LENGTH.min, DESCRIPTION).max(DESCRIPTION_LENGTH.max, DESCRIPTION),
  ),
  headline: text('the headline above the text, such as "How we work"').optional(),
  lead: titled('Opening sentence', text('the first sentence: what a visitor gets')),
  picture: picture.optional(),
  aliases: rare(titled('Old addresses', z.array(alias, ALIASES))).default([]),
  keywords: titled(
    'Search words',
    z.array(ofKind({ type: 'search' }, plainText('a word that visitors search for, such as price')), KEYWORDS),
  ).default([]),
});

export type PictureField = z.output<typeof picture>;
export type LinkField = z.output<typeof link>;

const BASE = 'a path with a slash at both ends, such as / or /site/';
export const basePath = ofKind(
  { type: 'data' },
  z
    .string(BASE)
    .regex(/^\/([\w.~-]+\/)*$/, { error: BASE, abort: true })
    // Browsers remove /../ and /./.
    .refine((base) => new URL(base, 'https://a.example').pathname === base, BASE),
);

const ORIGIN = 'a scheme and a host without a path, such as https://www.example.com';
/** Written as browsers write it, e.g. without a default port, because links are compared with it. */
export const origin = ofKind(
  { type: 'data' },
  z
    .string(ORIGIN)
    .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, { error: ORIGIN, abort: true })
    .refine((address) => URL.canParse(address), ORIGIN)
    .transform((address) => new URL(address).origin),
);

const HOST = `one of ${HOSTS.join(', ')}; other hosts read no file of the build`;
/** The build writes the configuration files of these hosts. */
export const hosts = z.array(ofKind({ type: 'data' }, z.enum(HOSTS, HOST)), 'a list such as [netlify]');

const LANGUAGE = 'a language tag (BCP 47), such as en-US';
export const language = ofKind(
  { type: 'data' },
  z
    .string(LANGUAGE)
    .refine(isLanguage, LANGUAGE)
    .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag),
);

function isLanguage(tag: string): boolean {
  // Longer language names, such as "english", are well formed, but none exists (RFC 5646, section 2.2.1).
  if (!/^[a-z]{2,3}(-|$)/i.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
