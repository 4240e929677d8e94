import type { Card, Head } from '../../engine/draw/page.ts';
import { structuredData } from '../../site/data/structured-data.ts';
import { PATHS } from '../../site/model/paths.ts';
import type { Inputs } from '../page.ts';
import { trailOf } from './trail.ts';

/** What a page says of itself to browsers, search engines and social networks. */
export function resolveHead(inputs: Inputs): Head {
  const { entry, noindex, redirect } = inputs.route;
  const { title, description } = entry;
  return { title, description, noindex, redirect, card: resolveCard(inputs), data: structuredData(inputs) };
}

/** A page without a picture of its own shows the site's; home, whose title says little, the site's tagline. */
export function resolveCard({ route, routes, content: { site } }: Pick<Inputs, 'content' | 'routes' | 'route'>): Card {
  const { src, focus } = route.entry.picture ?? site.picture;
  const [above] = trailOf(route, routes).slice(1, -1).slice(-1);
  return {
    section: above?.label ?? site.shortName,
    title: route.path === PATHS.home ? site.tagline : route.entry.title,
    picture: { src, focus },
  };
}
