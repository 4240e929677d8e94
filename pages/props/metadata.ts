import type { Card, Head } from '../../engine/core/index.ts';
import { PATHS } from '../../site/model/paths.ts';
import { makeStructuredData } from '../../site/outputs/structured-data.ts';
import type { PageInputs } from '../page.ts';
import { listBreadcrumbs, routesAbove } from './breadcrumbs.ts';

/** The metadata of a page for browsers, search engines and social networks. */
export function resolveHead(inputs: PageInputs): Head {
  const { entry, noindex, redirectsTo } = inputs.route;
  const { title, description } = entry;
  const { content, route, routes, logo } = inputs;
  const breadcrumbs = listBreadcrumbs(route, routes);
  const isRedirect = redirectsTo !== undefined;
  const subject = { content, path: route.path, source: entry.file, isRedirect, breadcrumbs, logo };
  // Social networks follow the redirect of an alias, so it needs no card.
  const card = route.isAlias ? undefined : resolveCard(inputs);
  return { title, description, noindex, redirectsTo, card, data: makeStructuredData(subject) };
}

function resolveCard({ route, routes, content: { site } }: Pick<PageInputs, 'content' | 'routes' | 'route'>): Card {
  const { picture = site.picture, file, title } = route.entry;
  // The parent, unless it is home.
  const parent = routesAbove(route, routes).slice(1).at(-1)?.entry;
  return {
    section: parent
      ? { text: parent.title, file: parent.file, field: 'title' }
      : { text: site.shortName, file: site.file, field: 'shortName' },
    title:
      route.path === PATHS.home
        ? { text: site.tagline, file: site.file, field: 'tagline' }
        : { text: title, file, field: 'title' },
    picture: { src: picture.src, focus: picture.focus },
  };
}
