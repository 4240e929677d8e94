import type { Route } from '../pages/page.ts';
import { trailOf } from '../pages/parts/trail.ts';
import { event } from './calendars.ts';
import { absolute, type HeadContext } from './head.ts';
import { jobPosting } from './job-posting.ts';

/**
 * What search engines are told in schema.org's terms: who we are on the home page, where one is on the others,
 * and on the pages of jobs and services what these offer.
 */
export function structuredData(route: Route, context: HeadContext): object[] {
  if (route.path === '/') return [organization(context), website(context)];
  if (route.redirect !== undefined || !route.path.endsWith('/')) return [];
  return [breadcrumbs(route, context), ...offers(route, context)];
}

function offers({ entry, path }: Route, context: HeadContext): object[] {
  const { jobs, services } = context.content;
  const job = jobs.find(({ file }) => file === entry.file);
  const service = services.find(({ file }) => file === entry.file);
  if (job) return jobPosting(job, context);
  return service
    ? context.content['food-shows']
        .filter((show) => show.service === service.slug)
        .map((show) => event(show, path, context))
    : [];
}

function organization(context: HeadContext): object {
  const { site, contacts } = context.content;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${absolute(context, '/')}#organization`,
    name: site.name,
    alternateName: site.shortName,
    description: site.tagline,
    url: absolute(context, '/'),
    logo: absolute(context, context.assets.touchIcon),
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

function website(context: HeadContext): object {
  const { site } = context.content;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.shortName,
    url: absolute(context, '/'),
    inLanguage: site.language,
    publisher: { '@id': `${absolute(context, '/')}#organization` },
  };
}

function breadcrumbs(route: Route, context: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(route, new Map(context.routes.map((other) => [other.path, other]))).map(
      ({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(context, path),
      }),
    ),
  };
}
