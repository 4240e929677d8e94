import { createContext, useContext } from 'react';
import type { Kit } from '../engine/render/page-context.ts';

/** What any component may ask for while a page is drawn; everything else it is given. */
interface PageKit extends Kit {
  /** Of the page that is being drawn, without the base path. */
  path: string;
}

const KitContext = createContext<PageKit | undefined>(undefined);

export const KitProvider = KitContext.Provider;

export function useKit(): PageKit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('useKit: a component was drawn outside KitProvider');
  return kit;
}
