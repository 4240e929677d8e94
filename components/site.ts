import { createContext, useContext } from 'react';
import type { Picture } from '../build/pictures.ts';
import type { Content } from '../build/schema/content.ts';
import type { ToUrl } from '../build/url.ts';
import type { Route } from '../pages/route.ts';

/** What any component may need to know of the site while a page is drawn. */
export interface Site {
  content: Content;
  routes: readonly Route[];
  /** The route that is being drawn. */
  route: Route;
  /** The year of the copyright line. */
  year: number;
  /** Every path of the site goes through this: it adds the base path. */
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  pictureOf(src: string): Picture;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite: a component was drawn outside SiteProvider');
  return site;
}
