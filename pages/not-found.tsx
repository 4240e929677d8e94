import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { Prose } from '../components/page/Prose.tsx';
import type { NearestProps } from '../components/search/candidates.ts';
import { Nearest } from '../components/search/Nearest.tsx';
import type { NotFound } from '../site/schema/pages.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';
import { indexPages } from './parts/page-index.ts';

interface NotFoundProps {
  head: PageHeadProps;
  nearest: NearestProps;
  prose: string;
  links: ListedLink[];
}

export const notFound: PageKind<NotFound, NotFoundProps> = {
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    nearest: {
      pages: indexPages(inputs.routes)
        .flatMap(({ pages }) => pages)
        .map(({ path, title, summary, description }) => ({ path, title, text: `${summary} ${description}` })),
    },
    prose: entry.body,
    links: entry.links,
  }),
  render: ({ head, nearest, prose, links }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide section stack">
        <Nearest {...nearest} />
        <Prose html={prose} />
        <LinkList links={links} />
      </div>
    </main>
  ),
};
