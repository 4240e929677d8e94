import type { ReactNode } from 'react';
import { useSite } from './site.ts';

/** What stands around every page: skip link, header, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { content } = useSite();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header>{content.site.name}</header>
      {children}
    </>
  );
}
