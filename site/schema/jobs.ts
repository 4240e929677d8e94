import { z } from 'zod';
import {
  date,
  type Entry,
  flag,
  link,
  ofKind,
  order,
  page,
  reference,
  text,
  titled,
  verbatim,
  whenValid,
} from '../../engine/content/index.ts';

const DOLLARS = 'the pay in dollars, such as "$19.00"';
/** Strict, because search engines get the pay as a number. */
const dollars = ofKind(
  { type: 'copy' },
  z.string({ error: DOLLARS }).regex(/^\$\d[\d,]*(\.\d\d)?$/, { error: DOLLARS }),
);

const amount = z.strictObject({
  value: titled('Amount', dollars),
  when: titled('When it is paid', text('when it is paid, such as "to start"')).optional(),
});

const APPLY = 'the address where one applies, which begins with https://';

const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;

const ZIP = 'a ZIP code in quotes, such as "30303"';
const STATE = 'a state in two letters, such as GA';

/** The place of work. If the street or the ZIP code is missing, search engines get no posting of the job. */
const place = z.strictObject({
  street: verbatim('the street and number').optional(),
  city: verbatim('the city'),
  state: ofKind({ type: 'verbatim' }, z.string({ error: STATE }).regex(/^[A-Z]{2}$/, { error: STATE })),
  zip: ofKind({ type: 'verbatim' }, z.string({ error: ZIP }).regex(/^\d{5}(-\d{4})?$/, { error: ZIP })).optional(),
});

/** The types that Google knows (developers.google.com/search/docs/appearance/structured-data/job-posting), in lower case. */
const TYPES = [
  'full-time',
  'part-time',
  'contractor',
  'temporary',
  'intern',
  'volunteer',
  'per-diem',
  'other',
] as const;
const TYPE = `one of ${TYPES.join(', ')}`;
const employmentType = z
  .array(ofKind({ type: 'data' }, z.enum(TYPES, { error: TYPE })), { error: 'a list such as [full-time, part-time]' })
  .min(1, { error: 'at least one type' });

/** site/checks/warnings.ts says the same when a site is built. */
const FOR_SEARCH = 'search engines list a job only with its day and its place';
const CLOSES = 'the day on which the job was posted, or a later one';

export const job = page
  .extend({
    order,
    pay: z.strictObject({
      per: titled('Paid by the', z.enum(PERIODS, { error: `one of ${PERIODS.join(', ')}` })),
      /** The pay at the start, then each raise. */
      steps: titled('Amounts', z.array(amount).min(1, { error: 'at least one amount' })),
    }),
    lifting: text('the weight that must be lifted, such as "50 lb"').optional(),
    hours: text('when the work is done'),
    employmentType: employmentType.optional(),
    requirements: z.array(text('one requirement')).min(1, { error: 'at least one requirement' }),
    duties: z.array(text('one duty')).min(1, { error: 'at least one duty' }),
    apply: titled(
      'How to apply',
      z.strictObject({
        label: link.shape.label,
        href: titled('Link address', ofKind({ type: 'address' }, z.url({ protocol: /^https$/, error: APPLY }))),
      }),
    ),
    ask: titled(
      'Who to ask',
      reference('the file name of a manager in content/managers, such as luis-herrera', 'managers'),
    ).optional(),
    posted: date.describe(`the day on which it was posted; ${FOR_SEARCH}`).optional(),
    place: place.describe(`where the work is done; ${FOR_SEARCH}`).optional(),
    /** The last day to apply. */
    closes: date.optional(),
    /** After `closes`, site/checks/keep-current.ts sets it. */
    closed: flag('whether the job is filled before its last day').default(false),
  })
  .refine(({ posted, closes }) => posted === undefined || closes === undefined || posted <= closes, {
    path: ['closes'],
    error: CLOSES,
    when: whenValid('posted', 'closes'),
  });

export type Job = Entry<z.output<typeof job>>;
export type EmploymentType = (typeof TYPES)[number];
