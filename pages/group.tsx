import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { PATHS, toGroupTabUrl } from '../site/model/paths.ts';
import type { Group } from '../site/schema/entries.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';

interface GroupProps {
  intro: PageIntroProps;
  links: ListedLink[];
}

/** The page of a service group, e.g. /services/product-categories/. It redirects to the group's tab on the page of all services. */
export const group = definePage<Group, GroupProps>({
  name: 'group',
  getProps: (entry, inputs) => ({
    intro: resolveIntro({ title: entry.title, lead: entry.lead }, inputs),
    links: [
      { href: toGroupTabUrl(entry), label: entry.title, text: entry.summary },
      { href: PATHS.services, label: inputs.content.pages.services.title },
    ],
  }),
  Page: ({ intro, links }) => (
    <main id="main">
      <PageIntro {...intro} />
      <div className="wide section stack">
        <LinkList links={links} />
      </div>
    </main>
  ),
});
