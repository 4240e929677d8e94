import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { PageIndex, type PageIndexProps } from '../components/search/PageIndex.tsx';
import type { SiteMap } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';
import { indexPages } from './props/page-index.ts';

interface SiteMapProps {
  intro: PageIntroProps;
  index: PageIndexProps;
}

/** Lists every indexable page but this one, in the section of its parent. The section of the home page has a heading of its own. */
export const siteMap = definePage<SiteMap, SiteMapProps>({
  name: 'site-map',
  getProps(entry, inputs) {
    const { content, route, routes } = inputs;
    const home = content.pages.home.title;
    const sections = indexPages(routes).map(({ title, pages }) => ({
      title: title === home ? entry.startHeading : title,
      pages: pages.filter(({ path }) => path !== route.path),
    }));
    return { intro: resolveIntro(entry, inputs), index: { sections, phone: content.site.phone } };
  },
  Page: ({ intro, index }) => (
    <main id="main">
      <PageIntro {...intro} />
      <div className="wide section">
        <PageIndex {...index} />
      </div>
    </main>
  ),
});
