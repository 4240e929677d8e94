import { IndexList, type Listing } from '../components/page/IndexList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { PATHS, tabOfGroup } from '../site/model/paths.ts';
import type { Group } from '../site/schema/collections.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';

interface GroupProps {
  head: PageHeadProps;
  ways: Listing[];
}

/** The small page at the parent path of services, which leads on to their tab. */
export const group: PageKind<Group, GroupProps> = {
  view: 'group',
  resolve: (entry, inputs) => ({
    head: pageHead({ title: entry.title, lead: entry.lead }, inputs),
    ways: [
      { path: tabOfGroup(entry), title: entry.title, summary: entry.summary },
      { path: PATHS.services, title: inputs.content.pages.services.title },
    ],
  }),
  draw: ({ head, ways }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide section index">
        <IndexList entries={ways} />
      </div>
    </main>
  ),
};
