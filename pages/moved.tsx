import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import type { PageEntry, PageKind } from './page.ts';
import { resolveIntro } from './parts/intro.ts';

interface MovedProps {
  intro: PageIntroProps;
  link: ListedLink;
}

/** The page at an old address, which redirects to the new one. */
export const moved: PageKind<PageEntry, MovedProps> = {
  resolve: ({ title, lead }, inputs) => ({
    intro: resolveIntro({ title, lead: 'This page has moved.' }, inputs),
    link: { href: inputs.route.redirectsTo ?? inputs.route.path, label: title, text: lead },
  }),
  render: ({ intro, link }) => (
    <main id="main">
      <PageIntro {...intro} />
      <div className="wide section stack">
        <LinkList links={[link]} />
      </div>
    </main>
  ),
};
