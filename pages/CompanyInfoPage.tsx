import type { Page } from '../build/schema/pages.ts';
import { IndexList } from '../components/IndexList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { useSite } from '../components/site.ts';

export function CompanyInfoPage({ entry }: { entry: Page }) {
  const { company, pages } = useSite().content;
  const entries = [
    {
      path: '/membership/',
      label: pages.membership.title,
      summary: pages.membership.lead,
      picture: pages.membership.picture,
    },
    ...company.map(({ slug, title, summary, picture, thumbnail = picture }) => ({
      path: `/company-info/${slug}/`,
      label: title,
      summary,
      picture: thumbnail,
    })),
    { path: '/contact/', label: pages.contact.title, summary: pages.contact.lead, picture: pages.contact.picture },
  ];
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide section index">
        <Prose body={entry.body} />
        <IndexList entries={entries} />
      </div>
    </main>
  );
}
