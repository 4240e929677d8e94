import type { SiteMap } from '../build/schema/pages.ts';
import { PageHead } from '../components/PageHead.tsx';
import { PageIndex } from '../components/PageIndex.tsx';
import { indexPages } from '../components/page-index.ts';
import { useSite } from '../components/site.ts';

/** Every page but this one; Home and what stands beside it come first. */
export function SiteMapPage({ entry }: { entry: SiteMap }) {
  const { content, route, routes } = useSite();
  const home = content.pages.home.title;
  const sections = indexPages(routes).map(({ title, pages }) => ({
    title: title === home ? entry.startHeading : title,
    pages: pages.filter(({ path }) => path !== route.path),
  }));
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide section">
        <PageIndex sections={sections} phone={content.site.phone} />
      </div>
    </main>
  );
}
