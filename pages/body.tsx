import type { ReactNode } from 'react';
import { Frame } from '../components/frame/Frame.tsx';
import { PageProvider } from '../components/kit.ts';
import type { PageContext } from '../engine/render/page-context.ts';
import type { Page, View } from './page.ts';
import { views } from './views.ts';

/** What stands in the body of a page, from the page and the kit alone. */
export function renderBody({ path, view, props, frame }: Page, context: PageContext): ReactNode {
  return (
    <PageProvider value={{ ...context, path }}>
      <Frame {...frame}>{viewOf(view).draw(props)}</Frame>
    </PageProvider>
  );
}

function viewOf(name: string): View {
  const view = views.get(name);
  if (view === undefined) throw new Error(`No page kind \`${name}\` in pages/views.ts. Add it to the list there.`);
  return view;
}
