import type { Card, Head } from '../../engine/core/index.ts';
import { structuredData } from '../../site/data/structured-data.ts';
import { PATHS } from '../../site/model/paths.ts';
import type { Inputs } from '../page.ts';
import { breadcrumbsOf, routesAbove } from './breadcrumbs.ts';

/** What a page says of itself to browsers, search engines and social networks. */
export function resolveHead(inputs: Inputs): Head {
  const { entry, noindex, redirect } = inputs.route;
  const { title, description } = entry;
  const { content, route, routes, logo } = inputs;
  const breadcrumbs = breadcrumbsOf(route, routes);
  const subject = { content, path: route.path, source: entry.file, leadsOn: redirect !== undefined, breadcrumbs, logo };
  // What was shared by its old address is fetched by the new one.
  const card = route.isAlias ? undefined : resolveCard(inputs);
  return { title, description, noindex, redirect, card, data: structuredData(subject) };
}

/** A page without a picture of its own shows the site's; home, whose title says little, the site's tagline. */
function resolveCard({ route, routes, content: { site } }: Pick<Inputs, 'content' | 'routes' | 'route'>): Card {
  const { picture = site.picture, file, title } = route.entry;
  const above = routesAbove(route, routes).slice(1).at(-1)?.entry;
  return {
    section: above
      ? { text: above.title, file: above.file, field: 'title' }
      : { text: site.shortName, file: site.file, field: 'shortName' },
    title:
      route.path === PATHS.home
        ? { text: site.tagline, file: site.file, field: 'tagline' }
        : { text: title, file, field: 'title' },
    picture: { src: picture.src, focus: picture.focus },
  };
}
