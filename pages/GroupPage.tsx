import type { Group } from '../build/schema/collections.ts';
import { IndexList } from '../components/IndexList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { useSite } from '../components/site.ts';

/** The small page at the parent path of services, which leads on to their tab. */
export function GroupPage({ entry }: { entry: Group }) {
  const { title } = useSite().content.pages.services;
  return (
    <main id="main">
      <PageHead entry={{ title: entry.title, lead: entry.lead }} />
      <div className="wide section index">
        <IndexList
          entries={[
            { path: `/services/#${entry.slug}`, label: entry.title, summary: entry.summary },
            { path: '/services/', label: title },
          ]}
        />
      </div>
    </main>
  );
}
