import { fullUrl } from '../../engine/core/index.ts';
import { PATHS } from '../model/paths.ts';
import type { Content } from '../schema/content.ts';
import { makeEvent } from './calendars.ts';
import { makeJobPosting } from './job-posting.ts';

interface Subject {
  content: Content;
  /** Without the base path. */
  path: string;
  /** The content file of the page. */
  source: string;
  isRedirect: boolean;
  /** The pages from home to this one. */
  breadcrumbs: readonly { label: string; path: string }[];
  /** The path of the logo, without the base path. */
  logo: string | undefined;
}

/** The structured data of a page (schema.org). */
export function makeStructuredData(subject: Subject): object[] {
  const { content, path, isRedirect } = subject;
  if (path === PATHS.home) return [describeOrganization(subject), describeWebsite(content)];
  // Search engines index neither redirects nor 404.html.
  if (isRedirect || !path.endsWith('/')) return [];
  return [describeBreadcrumbs(subject), ...describeJobOrShows(subject)];
}

function describeJobOrShows({ source, path, content }: Subject): object[] {
  const { jobs, services, site } = content;
  const job = jobs.find(({ file }) => file === source);
  const service = services.find(({ file }) => file === source);
  if (job) return makeJobPosting(job, site);
  return service
    ? content['food-shows'].filter((show) => show.service === service.slug).map((show) => makeEvent(show, path, site))
    : [];
}

function describeOrganization({ content, logo }: Subject): object {
  const { site, contacts } = content;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${fullUrl('/', site)}#organization`,
    name: site.name,
    alternateName: site.shortName,
    description: site.tagline,
    url: fullUrl('/', site),
    logo: logo && fullUrl(logo, site),
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

function describeWebsite({ site }: Content): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.shortName,
    url: fullUrl('/', site),
    inLanguage: site.language,
    publisher: { '@id': `${fullUrl('/', site)}#organization` },
  };
}

function describeBreadcrumbs({ breadcrumbs, content }: Subject): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: fullUrl(path, content.site),
    })),
  };
}
