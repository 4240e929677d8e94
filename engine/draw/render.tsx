import { renderToStaticMarkup } from 'react-dom/server';
import { Frame } from '../../components/frame/Frame.tsx';
import { type Kit, KitProvider } from '../../components/kit.ts';
import type { Page } from '../../pages/page.ts';
import { views } from '../../pages/views.ts';
import type { Output } from '../assets/output.ts';
import { stopOn } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import { type HeadContext, renderHead } from './head.ts';
import { escapeHtml } from './html.ts';

export type Rendering = HeadContext & Omit<Kit, 'path'>;

/**
 * Every page's document.
 * @throws BuildFailure that names the file behind each page which cannot be drawn
 */
export function renderPages(pages: readonly Page[], rendering: Rendering): Output[] {
  const { results, faults } = nettedAll(
    pages,
    ({ source }) => source,
    (page) => renderPage(page, rendering),
  );
  stopOn(faults);
  return results;
}

/** A page's whole document. */
export function renderPage(page: Page, rendering: Rendering): Output {
  const { settings, toUrl, pictureOf, assets } = rendering;
  const head = renderHead(page, rendering);
  const body = drawPage(page, { toUrl, pictureOf });
  const html = `<html lang="${escapeHtml(settings.language)}" data-placeholder="${toUrl(assets.placeholder)}">`;
  return {
    path: page.output,
    content: `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`,
  };
}

/** What stands in the body, from the page and the kit alone. */
export function drawPage({ path, view, props, frame }: Page, kit: Omit<Kit, 'path'>): string {
  return renderToStaticMarkup(
    <KitProvider value={{ ...kit, path }}>
      <Frame {...frame}>{views.get(view)?.draw(props)}</Frame>
    </KitProvider>,
  );
}
