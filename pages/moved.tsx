import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import type { PageEntry, PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';

interface MovedProps {
  head: PageHeadProps;
  way: ListedLink;
}

/** The page at an old address, which redirects to the new one. */
export const moved: PageKind<PageEntry, MovedProps> = {
  resolve: ({ title, lead }, inputs) => ({
    head: pageHead({ title, lead: 'This page has moved.' }, inputs),
    way: { href: inputs.route.redirect ?? inputs.route.path, label: title, text: lead },
  }),
  render: ({ head, way }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide section stack">
        <LinkList links={[way]} />
      </div>
    </main>
  ),
};
