import { createContext, useContext } from 'react';
import type { Picture } from '../engine/draw/pictures.ts';
import type { ToUrl } from '../engine/draw/url.ts';

/** What any component may ask for while a page is drawn; everything else it is given. */
export interface Kit {
  /** Of the page that is being drawn, without the base path. */
  path: string;
  /** Every path of the site goes through this: it adds the base path. */
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  pictureOf(src: string): Picture;
}

const KitContext = createContext<Kit | undefined>(undefined);

export const KitProvider = KitContext.Provider;

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit: a component was drawn outside KitProvider');
  return kit;
}
