import { renderToStaticMarkup } from 'react-dom/server';
import { Layout } from '../components/Layout.tsx';
import { type Site, SiteProvider } from '../components/site.ts';
import type { Route } from '../pages/route.ts';
import { type HeadAssets, renderHead } from './head.ts';
import type { Output } from './output.ts';

export type Rendering = Omit<Site, 'route'> & { assets: HeadAssets };

/** A route's whole document. */
export function renderPage(route: Route, { assets, ...site }: Rendering): Output {
  const body = renderToStaticMarkup(
    <SiteProvider value={{ ...site, route }}>
      <Layout>{route.draw()}</Layout>
    </SiteProvider>,
  );
  const head = renderHead(route, { ...site, assets });
  const { language } = site.content.site;
  const html = `<html lang="${language}" data-placeholder="${site.toUrl(assets.placeholder)}">`;
  return {
    path: route.output,
    content: `<!doctype html>\n${html}\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`,
  };
}
