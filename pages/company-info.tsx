import { IndexList, type Listing } from '../components/page/IndexList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { Prose } from '../components/page/Prose.tsx';
import { PATHS, pathOfCompanyPage } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Page } from '../site/schema/pages.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';
import { resolveProse } from './parts/prose.ts';

interface CompanyInfoProps {
  head: PageHeadProps;
  prose: string;
  entries: Listing[];
}

export const companyInfo: PageKind<Page, CompanyInfoProps> = {
  view: 'company-info',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    prose: resolveProse(entry),
    entries: listEntries(inputs.content),
  }),
  draw: ({ head, prose, entries }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide section index">
        <Prose html={prose} />
        <IndexList entries={entries} />
      </div>
    </main>
  ),
};

/** Membership first, Contact Us last, the company's pages between them. */
function listEntries({ company, pages: { membership, contact } }: Content): Listing[] {
  return [
    { path: PATHS.membership, title: membership.title, summary: membership.lead, picture: membership.picture },
    ...company.map(({ slug, title, summary, picture, thumbnail = picture }) => ({
      path: pathOfCompanyPage({ slug }),
      title,
      summary,
      picture: thumbnail,
    })),
    { path: PATHS.contact, title: contact.title, summary: contact.lead, picture: contact.picture },
  ];
}
