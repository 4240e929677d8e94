import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import type { Block } from '../engine/core/browser.ts';
import { PATHS, toCompanyPagePath } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { PageFields } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';

interface CompanyInfoProps {
  intro: PageIntroProps;
  prose: readonly Block[];
  links: ListedLink[];
}

export const companyInfo = definePage<PageFields, CompanyInfoProps>({
  name: 'company-info',
  getProps: (entry, inputs) => ({
    intro: resolveIntro(entry, inputs),
    prose: entry.body,
    links: listLinks(inputs.content),
  }),
  Page: ({ intro, prose, links }) => (
    <main id="main">
      <PageIntro {...intro} />
      <div className="wide section stack">
        <Prose blocks={prose} />
        <LinkList links={links} />
      </div>
    </main>
  ),
});

function listLinks({ company, pages: { contact } }: Content): ListedLink[] {
  return [
    ...company.map(({ slug, title, summary, picture, thumbnail = picture }) => ({
      href: toCompanyPagePath({ slug }),
      label: title,
      text: summary,
      picture: thumbnail,
    })),
    { href: PATHS.contact, label: contact.title, text: contact.lead, picture: contact.picture },
  ];
}
