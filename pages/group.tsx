import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { PATHS, tabOfGroup } from '../site/model/paths.ts';
import type { Group } from '../site/schema/collections.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';

interface GroupProps {
  head: PageHeadProps;
  ways: ListedLink[];
}

/** The page at the parent path of services, which redirects to their tab. */
export const group: PageKind<Group, GroupProps> = {
  resolve: (entry, inputs) => ({
    head: pageHead({ title: entry.title, lead: entry.lead }, inputs),
    ways: [
      { href: tabOfGroup(entry), label: entry.title, text: entry.summary },
      { href: PATHS.services, label: inputs.content.pages.services.title },
    ],
  }),
  render: ({ head, ways }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide section stack">
        <LinkList links={ways} />
      </div>
    </main>
  ),
};
