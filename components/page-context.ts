import { createContext, useContext } from 'react';
import type { PageContext } from '../engine/render/browser.ts';

/** What components can read while a page renders. Everything else comes as props. */
interface SitePageContext extends PageContext {
  /** The path of the page, without the base path. */
  path: string;
}

const NO_PAGE = 'A component of an island has no page. Pass it what `Link` or `Picture` would make of it as props.';
const Context = createContext<SitePageContext | undefined>(undefined);

export const PageProvider = Context.Provider;

export function usePage(): SitePageContext {
  const context = useContext(Context);
  if (!context) throw new Error(NO_PAGE);
  return context;
}
