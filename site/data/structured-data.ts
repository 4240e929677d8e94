import { absolute } from '../../engine/draw/url.ts';
import type { Inputs } from '../../pages/page.ts';
import { trailOf } from '../../pages/parts/trail.ts';
import { PATHS } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';
import { event } from './calendars.ts';
import { jobPosting } from './job-posting.ts';

/**
 * What search engines are told in schema.org's terms: who we are on the home page, where one is on the others,
 * and on the pages of jobs and services what these offer.
 */
export function structuredData(inputs: Inputs): object[] {
  const { route, content } = inputs;
  if (route.path === PATHS.home) return [organization(inputs), website(content)];
  if (route.redirect !== undefined || !route.path.endsWith('/')) return [];
  return [breadcrumbs(inputs), ...offers(inputs)];
}

function offers({ route: { entry, path }, content }: Inputs): object[] {
  const { jobs, services, site } = content;
  const job = jobs.find(({ file }) => file === entry.file);
  const service = services.find(({ file }) => file === entry.file);
  if (job) return jobPosting(job, site);
  return service
    ? content['food-shows'].filter((show) => show.service === service.slug).map((show) => event(show, path, site))
    : [];
}

function organization({ content, logo }: Inputs): object {
  const { site, contacts } = content;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${absolute('/', site)}#organization`,
    name: site.name,
    alternateName: site.shortName,
    description: site.tagline,
    url: absolute('/', site),
    logo: absolute(logo, site),
    foundingDate: site.founded,
    telephone: site.phone,
    email: site.email,
    contactPoint: contacts.map(({ title, phone }) => ({
      '@type': 'ContactPoint',
      contactType: title,
      telephone: phone,
    })),
  };
}

function website({ site }: Content): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.shortName,
    url: absolute('/', site),
    inLanguage: site.language,
    publisher: { '@id': `${absolute('/', site)}#organization` },
  };
}

function breadcrumbs({ route, routes, content }: Inputs): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(route, routes).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path, content.site),
    })),
  };
}
