/** The content folder: its files and folders, each with a schema. */
import {
  type ContentOf,
  collection,
  findCollection,
  type JsonSchema,
  listCollections,
  page,
  singleton,
  titled,
} from '../../engine/content/index.ts';
import * as schemas from './entries.ts';
import { facts } from './facts.ts';
import { foodShow } from './food-shows.ts';
import { job } from './jobs.ts';
import { membership } from './membership.ts';
import * as pages from './pages.ts';
import { type SiteSettings, site } from './settings.ts';

export const collections = {
  site: singleton(titled('Site settings', site), { file: 'site' }),
  facts: singleton(titled('Facts and figures', facts), { file: 'facts' }),
  pages: {
    home: singleton(pages.home, { file: 'pages/home' }),
    services: singleton(page, { file: 'pages/services', hasText: true }),
    'company-info': singleton(page, { file: 'pages/company-info', hasText: true }),
    membership: singleton(membership, { file: 'pages/membership' }),
    contact: singleton(pages.contact, { file: 'pages/contact', hasText: true }),
    'member-login': singleton(pages.memberLogin, { file: 'pages/member-login', hasText: true }),
    'not-found': singleton(pages.notFound, { file: 'pages/not-found', hasText: true }),
    'site-map': singleton(pages.siteMap, { file: 'pages/site-map', hasText: true }),
  },
  /** The files of content/pages/ that set `layout`; the others are declared above. */
  ownPages: collection(titled('Page of your own', pages.ownPage), {
    folder: 'pages',
    hasText: true,
    filterBy: 'layout',
    groupBy: 'menu',
  }),
  slides: collection(titled('Slide of the home page', schemas.slide), { folder: 'slides', formerly: 'heroes' }),
  groups: collection(titled('Group of services', schemas.group), { folder: 'groups', hasText: true }),
  services: collection(schemas.service, { folder: 'services', hasText: true, groupBy: 'group' }),
  company: collection(titled('Page of Company Info', schemas.company), { folder: 'company', hasText: true }),
  managers: collection(schemas.manager, { folder: 'managers' }),
  contacts: collection(titled('New-stores contact', schemas.newStoresContact), { folder: 'contacts' }),
  testimonials: collection(titled('Quote', schemas.testimonial), { folder: 'testimonials' }),
  jobs: collection(job, { folder: 'jobs', hasText: true }),
  'food-shows': collection(foodShow, { folder: 'food-shows' }),
};

const specs = listCollections(collections);

/** The JSON Schema of an entry that has a page. */
export function getSpec(entry: { file: string }): JsonSchema | undefined {
  // Without the content folder, e.g. "services/grocery.md": entries with a page are in the folders of that folder.
  const path = entry.file.split('/').slice(-2).join('/');
  return findCollection(specs, { path, data: entry })?.spec();
}

export type Content = ContentOf<typeof collections> & {
  site: SiteSettings;
  pages: Record<keyof typeof collections.pages, Omit<pages.PageFields, 'aliases'>>;
};
