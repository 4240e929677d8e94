import { createContext, useContext } from 'react';
import type { PageContext } from '../engine/render/browser.ts';

/** What components can read while a page renders. Everything else comes as props. */
interface SitePageContext extends PageContext {
  /** The path of the page, without the base path. */
  path: string;
}

const Context = createContext<SitePageContext | undefined>(undefined);

export const PageProvider = Context.Provider;

export function usePage(): SitePageContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePage: this component was rendered outside PageProvider');
  return context;
}
