import type { Route } from '../../pages/page.ts';
import { trailOf } from '../../pages/parts/trail.ts';
import { type Inspection, type Original, originalOf } from '../images/inspect.ts';
import type { SiteSettings } from '../schema/settings.ts';

/** In pixels, as the large cards of social networks want them. */
export const CARD = { width: 1200, height: 630 } as const;

/** What a social card shows. */
export interface Card {
  /** The line above the title, e.g. "Product Categories". */
  section: string;
  title: string;
  site: string;
  /** The point of the picture that stays in view, e.g. "50% 22%". */
  focus: string;
  picture: Original;
}

interface Surroundings {
  routes: readonly Route[];
  site: SiteSettings;
  pictures: Inspection;
}

/** A page without a picture of its own shows the site's; home, whose title says little, the site's tagline. */
export function describeCard(route: Route, { routes, site, pictures }: Surroundings): Card {
  const { src, focus } = route.entry.picture ?? site.picture;
  const [above] = trailOf(route, new Map(routes.map((other) => [other.path, other])))
    .slice(1, -1)
    .slice(-1);
  return {
    section: above?.label ?? site.shortName,
    title: route.path === '/' ? site.tagline : route.entry.title,
    site: site.name,
    focus,
    picture: originalOf(pictures, src),
  };
}
