import type { Route } from '../../pages/route.ts';
import { trailOf } from '../../pages/trail.ts';
import { type Inspection, type Original, originalOf } from '../images/inspect.ts';
import type { SiteSettings } from '../schema/settings.ts';

/** In pixels, as the large cards of social networks want them. */
export const CARD = { width: 1200, height: 630 } as const;

export interface CardWords {
  /** The line above the title, e.g. "Product Categories". */
  section: string;
  title: string;
  site: string;
}

/** What a social card shows. */
export interface Card extends CardWords {
  /** The point of the picture that stays in view, e.g. "50% 22%". */
  focus: string;
  picture: Original;
}

interface Surroundings {
  routes: readonly Route[];
  site: SiteSettings;
  pictures: Inspection;
}

/** A page without a picture of its own shows the site's. */
export function describeCard(route: Route, { routes, site, pictures }: Surroundings): Card {
  const { src, focus } = route.entry.picture ?? site.picture;
  return { ...wordsOf(route, routes, site), focus, picture: originalOf(pictures, src) };
}

/** Home, whose title says little, has the site's tagline. */
export function wordsOf(route: Route, routes: readonly Route[], site: SiteSettings): CardWords {
  const [above] = trailOf(route, routes).slice(1, -1).slice(-1);
  return {
    section: above?.label ?? site.shortName,
    title: route.path === '/' ? site.tagline : route.entry.title,
    site: site.name,
  };
}
