import type { ReactNode } from 'react';
import { Frame } from '../components/frame/Frame.tsx';
import { KitProvider } from '../components/kit.ts';
import type { Kit } from '../engine/render/page-context.ts';
import type { Page, View } from './page.ts';
import { views } from './views.ts';

/** What stands in the body of a page, from the page and the kit alone. */
export function drawBody({ path, view, props, frame }: Page, kit: Kit): ReactNode {
  return (
    <KitProvider value={{ ...kit, path }}>
      <Frame {...frame}>{viewOf(view).draw(props)}</Frame>
    </KitProvider>
  );
}

function viewOf(name: string): View {
  const view = views.get(name);
  if (view === undefined) throw new Error(`No page kind \`${name}\` in pages/views.ts. Add it to the list there.`);
  return view;
}
