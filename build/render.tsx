import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../components/Layout.tsx';
import { type Site, SiteProvider } from '../components/site.ts';
import type { Route } from '../pages/route.ts';
import { stopOn } from './errors.ts';
import { type HeadAssets, renderHead } from './head.ts';
import { escapeHtml } from './html.ts';
import type { Output } from './output.ts';
import { nettedAll } from './unforeseen.ts';

export type Rendering = Omit<Site, 'route'> & { assets: HeadAssets };

/**
 * Every route's document.
 * @throws BuildFailure that names the file behind each page which cannot be drawn
 */
export function renderPages(routes: readonly Route[], site: Rendering): Output[] {
  const { results, faults } = nettedAll(
    routes,
    ({ entry }) => entry.file,
    (route) => renderPage(route, site),
  );
  stopOn(faults);
  return results;
}

/** A route's whole document. */
export function renderPage(route: Route, { assets, ...site }: Rendering): Output {
  const body = renderToStaticMarkup(
    <SiteProvider value={{ ...site, route }}>
      <Layout>{route.draw()}</Layout>
    </SiteProvider>,
  );
  const head = renderHead(route, { ...site, assets });
  const { language } = site.content.site;
  const html = `<html lang="${escapeHtml(language)}" data-placeholder="${site.toUrl(assets.placeholder)}">`;
  return {
    path: route.output,
    content: `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`,
  };
}
