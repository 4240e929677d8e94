import { z } from 'zod';
import {
  type Entry,
  email,
  entry,
  entryTitle,
  flag,
  link,
  ofKind,
  order,
  page,
  picture,
  plainText,
  reference,
  text,
  titled,
  whenValid,
} from '../../engine/content/index.ts';
import { hasFamilyName } from '../model/names.ts';
import { deferredPayment } from './calculators.ts';
import { feature } from './features.ts';
import { figure } from './figure.ts';
import { phone } from './phone.ts';

const PLACEMENTS = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;
const placement = z.enum(PLACEMENTS, { error: `one of ${PLACEMENTS.join(', ')}` });

/** Faces are in the upper part of these pictures. */
const HERO_FOCUS = '50% 22%';

export const slide = entry.extend({
  order,
  picture: picture.safeExtend({ focus: picture.shape.focus.unwrap().default(HERO_FOCUS) }),
  caption: z
    .strictObject({
      heading: text('the headline of the slide'),
      subheading: text('a line below the headline').optional(),
      lines: z.array(text('a short line')).default([]),
      position: placement.default('center'),
      link: link.optional(),
    })
    .optional(),
});

const INTROS = ['wide-picture', 'side-picture', 'big-number', 'text'] as const;
/** How the page of a service begins. How it ends follows from that (pages/service.tsx). */
const intro = z.enum(INTROS, { error: `one of ${INTROS.join(', ')}: how the page of a service begins` });

/** One of the tabs of /services/. Its file name is part of the paths of its services: /services/product-categories/grocery/. */
export const group = page.extend({
  order,
  /** The text on the card that leads to the tab. */
  summary: text('what the group offers, in one sentence'),
  picture,
  /** For the services that have no `intro` of their own. */
  intro: intro.default('side-picture'),
});

const whoToAsk = titled(
  'Who to ask',
  reference(
    'the file name of someone in content/contacts or content/managers, such as dana-reyes',
    'contacts',
    'managers',
  ),
).optional();

/** The question at the end of a page, and who answers it. Without it, a page ends with the invitation of the site. */
const invitation = z.strictObject({
  heading: text('the question that the page leaves open, such as "What would your meat order look like?"'),
  text: text('what to call about, in one sentence').optional(),
  /** Default: the `ask` of the page, if it has one. */
  ask: whoToAsk,
});

export const service = page.extend({
  group: reference('the file name of a group in content/groups, such as product-categories', 'groups'),
  order,
  /** The text on cards. */
  summary: text('what a store gets, in one short sentence'),
  picture,
  intro: intro.optional(),
  figures: z.array(figure).default([]),
  /** The main part of the page, below its intro. */
  feature: feature.optional(),
  undated: titled(
    'Text while no show has a date',
    text('what to do while no date of a show is known, such as "Ask us for the date of the next show."'),
  ).optional(),
  calculator: deferredPayment.optional(),
  ask: titled(
    'Who to ask',
    reference('the file name of a manager in content/managers, such as luis-herrera', 'managers'),
  ).optional(),
  quote: reference(
    'the file name of a quote in content/testimonials, such as gloria-simmons',
    'testimonials',
  ).optional(),
  invitation: invitation.optional(),
});

const companyPage = page.extend({
  order,
  invitation: invitation.optional(),
  label: text('a short name for menus').optional(),
  summary: text('what the page is about, in one short sentence'),
  /** The picture in lists, if not that of the page. */
  thumbnail: picture.optional(),
});

/** The pages of Company Info. */
export const company = z.discriminatedUnion(
  'layout',
  [
    companyPage.extend({ layout: z.literal('article') }),
    companyPage.extend({ layout: z.literal('team') }),
    companyPage.extend({ layout: z.literal('testimonials') }),
    companyPage.extend({
      layout: z.literal('jobs'),
      jobsHeading: text('the heading above the jobs'),
      applyHeading: text('the heading above the outside links'),
      applyText: text('how to apply, in one or two sentences'),
      closedText: text('what a visitor reads on the page of a job that has closed, in one or two sentences'),
      noJobsText: text('what a visitor reads in place of the lead while no job is open, in one or two sentences'),
      outside: z
        .array(link.extend({ text: text('what the visitor finds there') }))
        .min(1, { error: 'at least one link' }),
    }),
    companyPage.extend({
      layout: z.literal('gallery'),
      galleryHeading: text('the name of the row of pictures'),
      slides: z
        .array(picture.safeExtend({ caption: text('the text that everyone reads with the picture') }))
        .min(1, { error: 'at least one picture' }),
    }),
    companyPage.extend({
      layout: z.literal('history'),
      milestones: z
        .array(
          z.strictObject({
            year: text('a year or a time, such as "1959"'),
            text: text('what happened then'),
            figures: z.array(figure).default([]),
            picture: picture.optional(),
          }),
        )
        .min(1, { error: 'at least one milestone' }),
    }),
  ],
  { error: 'one of article, team, testimonials, jobs, gallery, history' },
);

/** With `publish: false`, email and phone are removed here, so no page can show them. */
export const manager = entry
  .extend({
    name: entryTitle(text('first and last name')),
    title: text('the job title'),
    order,
    email: email.optional(),
    phone: phone.optional(),
    photo: picture.optional(),
    publish: titled('Show email and phone', flag('whether email and phone may be published')).default(true),
  })
  .transform(({ email, phone, ...rest }) => ({ ...rest, ...(rest.publish && { email, phone }) }));

const FAMILY_NAME = 'the end of a name of three or more words, such as "De La Cruz"';
/** A new-stores contact, who is also a choice in the contact form. */
export const newStoresContact = entry
  .extend({
    name: entryTitle(text('first and last name')),
    familyName: titled('Family name', text(FAMILY_NAME)).optional(),
    title: text('the job title'),
    order,
    email,
    phone,
    photo: picture.optional(),
    states: z.array(text('the name of a state, such as Georgia')).optional(),
  })
  .refine(hasFamilyName, { path: ['familyName'], error: FAMILY_NAME, when: whenValid('name', 'familyName') });

export const testimonial = entry.extend({
  name: entryTitle(text('the name of the retailer')),
  role: text('who the retailer is and where, such as "Store owner, northern Alabama"'),
  /** The page adds quotation marks, so those around the whole text are removed. */
  quote: ofKind(
    { type: 'copy' },
    plainText('the words of the retailer, without quotation marks').overwrite((quote) =>
      quote.replace(/^["“]([^"“”]*)["”]$/, '$1'),
    ),
  ),
  order,
  picture,
});

export type Invitation = z.output<typeof invitation>;
export type Group = Entry<z.output<typeof group>>;
export type Service = Entry<z.output<typeof service>>;
export type CompanyPage = Entry<z.output<typeof company>>;
export type Manager = Entry<z.output<typeof manager>>;
export type NewStoresContact = Entry<z.output<typeof newStoresContact>>;
export type Testimonial = Entry<z.output<typeof testimonial>>;
