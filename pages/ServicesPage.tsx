import type { Page } from '../build/schema/pages.ts';
import { Invitation } from '../components/Invitation.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { ServiceSection } from '../components/ServiceSection.tsx';
import { useSite } from '../components/site.ts';
import { TabList } from '../components/TabList.tsx';

export function ServicesPage({ entry }: { entry: Page }) {
  const { groups } = useSite().content;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <Prose body={entry.body} />
      <div className="wide services">
        <TabList label={entry.title} tabs={groups.map(({ slug, title }) => ({ id: slug, label: title }))} />
        {groups.map((group) => (
          <ServiceSection key={group.slug} group={group} />
        ))}
      </div>
      <Invitation />
    </main>
  );
}
