import type { Route } from '../pages/route.ts';
import { trailOf } from '../pages/trail.ts';
import { absolute, type HeadContext } from './head.ts';

/** What search engines are told in schema.org's terms: who we are on the home page, where one is on the others. */
export function structuredData(route: Route, context: HeadContext): object[] {
  if (route.path === '/') return [organization(context), website(context)];
  if (route.redirect !== undefined || !route.path.endsWith('/')) return [];
  return [breadcrumbs(route, context)];
}

function organization(context: HeadContext): object {
  const { site } = context.content;
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
    itemListElement: trailOf(route, context.routes).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(context, path),
    })),
  };
}
