/** The content folder: its files and folders, each with a schema of its own. */
import { page, titled } from '../../engine/content/fields.ts';
import { type Contents, fieldsOnly, withText } from '../../engine/content/kind.ts';
import * as collections from './collections.ts';
import { facts } from './facts.ts';
import { foodShow } from './food-shows.ts';
import { job } from './jobs.ts';
import { membership } from './membership.ts';
import * as pages from './pages.ts';
import { type SiteSettings, site } from './settings.ts';

/** Every entry, its lists in the order of their files. */
export function readEntries({ file, folder, others }: Contents) {
  const settings: SiteSettings = file('site', fieldsOnly(titled('The whole site', site)));
  return {
    site: settings,
    facts: file('facts', fieldsOnly(titled('Facts and figures', facts))),
    pages: {
      home: file('pages/home', fieldsOnly(pages.home)),
      services: file('pages/services', withText(page)),
      'company-info': file('pages/company-info', withText(page)),
      membership: file('pages/membership', fieldsOnly(membership)),
      contact: file('pages/contact', withText(pages.contact)),
      'member-login': file('pages/member-login', withText(pages.memberLogin)),
      'not-found': file('pages/not-found', withText(pages.notFound)),
      'site-map': file('pages/site-map', withText(pages.siteMap)),
    },
    ownPages: others('pages', withText(titled('Page of your own', pages.ownPage)), 'layout'),
    heroes: folder('heroes', fieldsOnly(titled('Slide of the home page', collections.hero))),
    groups: folder('groups', withText(titled('Group of services', collections.group))),
    services: folder('services', withText(collections.service)),
    company: folder('company', withText(titled('Page of Company Info', collections.company))),
    managers: folder('managers', fieldsOnly(collections.manager)),
    contacts: folder('contacts', fieldsOnly(titled('New-stores contact', collections.contactCard))),
    testimonials: folder('testimonials', fieldsOnly(titled('Quote', collections.testimonial))),
    jobs: folder('jobs', withText(job)),
    'food-shows': folder('food-shows', fieldsOnly(foodShow)),
  };
}

export type Content = ReturnType<typeof readEntries>;
