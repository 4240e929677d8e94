import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Output } from '../assets/output.ts';
import { stopOn } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import { type HeadContext, renderHead } from './head.ts';
import { escapeHtml } from './html.ts';
import type { Kit } from './kit.ts';
import type { Page } from './page.ts';

export interface Rendering<SitePage extends Page> extends HeadContext, Kit {
  /** What stands in the body. */
  body(page: SitePage, kit: Kit): ReactNode;
}

/**
 * Every page's document.
 * @throws BuildFailure that names the file behind each page which cannot be drawn
 */
export function renderPages<SitePage extends Page>(
  pages: readonly SitePage[],
  rendering: Rendering<SitePage>,
): Output[] {
  const { results, faults } = nettedAll(
    pages,
    ({ source }) => source,
    (page) => renderPage(page, rendering),
  );
  stopOn(faults);
  return results;
}

/** A page's whole document. */
export function renderPage<SitePage extends Page>(page: SitePage, rendering: Rendering<SitePage>): Output {
  const { settings, toUrl, pictureOf, assets } = rendering;
  const head = renderHead(page, rendering);
  const body = renderToStaticMarkup(rendering.body(page, { toUrl, pictureOf }));
  const html = `<html lang="${escapeHtml(settings.language)}" data-placeholder="${toUrl(assets.placeholder)}">`;
  return {
    path: page.output,
    content: `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`,
  };
}
