import { createContext, useContext } from 'react';
import type { PageContext } from '../engine/render/page-context.ts';

/** What any component may ask for while a page is drawn; everything else it is given. */
interface SitePageContext extends PageContext {
  /** Of the page that is being drawn, without the base path. */
  path: string;
}

const Context = createContext<SitePageContext | undefined>(undefined);

export const PageProvider = Context.Provider;

export function usePage(): SitePageContext {
  const context = useContext(Context);
  if (!context) throw new Error('useKit: a component was drawn outside KitProvider');
  return context;
}
