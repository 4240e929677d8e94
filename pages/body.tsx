import type { ReactNode } from 'react';
import { PageProvider } from '../components/page-context.ts';
import { PageShell, type ShellProps } from '../components/shell/PageShell.tsx';
import type { Page as AnyPage } from '../engine/core/index.ts';
import type { PageContext } from '../engine/render/index.ts';
import { type ResolvedKind, renderKind } from './kinds.ts';

/** A resolved route, with the page shell of this site. */
export type SitePage = Omit<AnyPage, 'kind' | 'props' | 'shell'> & ResolvedKind & { shell: ShellProps };

export function renderBody(page: SitePage, context: PageContext): ReactNode {
  return (
    <PageProvider value={{ ...context, path: page.path }}>
      <PageShell {...page.shell}>{renderKind(page)}</PageShell>
    </PageProvider>
  );
}
