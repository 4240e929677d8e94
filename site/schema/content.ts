/** The whole content folder as one typed value: one schema, one parse, one type. */
import { z } from 'zod';
import * as collections from './collections.ts';
import { facts } from './facts.ts';
import * as foodShows from './food-shows.ts';
import * as jobs from './jobs.ts';
import { membership } from './membership.ts';
import * as pages from './pages.ts';
import * as settings from './settings.ts';

export const contentSchema = z.strictObject({
  site: settings.site,
  facts,
  pages: z.strictObject({
    home: pages.home,
    services: pages.services,
    'company-info': pages.companyInfo,
    membership,
    contact: pages.contact,
    'member-login': pages.memberLogin,
    'not-found': pages.notFound,
    'site-map': pages.siteMap,
  }),
  heroes: z.array(collections.hero).default([]),
  groups: z.array(collections.group).default([]),
  services: z.array(collections.service).default([]),
  company: z.array(collections.company).default([]),
  managers: z.array(collections.manager).default([]),
  contacts: z.array(collections.contactCard).default([]),
  testimonials: z.array(collections.testimonial).default([]),
  jobs: z.array(jobs.job).default([]),
  'food-shows': z.array(foodShows.foodShow).default([]),
});

export type Content = z.output<typeof contentSchema>;
