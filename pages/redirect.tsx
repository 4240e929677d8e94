import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { definePage, type PageEntry } from './page.ts';
import { resolveIntro } from './props/intro.ts';

interface RedirectProps {
  intro: PageIntroProps;
  link: ListedLink;
}

/** The page at an old address, which redirects to the new one. */
export const redirect = definePage<PageEntry, RedirectProps>({
  name: 'redirect',
  getProps: ({ title, lead }, inputs) => ({
    intro: resolveIntro({ title, lead: 'This page has moved.' }, inputs),
    link: { href: inputs.route.redirectsTo ?? inputs.route.path, label: title, text: lead },
  }),
  Page: ({ intro, link }) => (
    <main id="main">
      <PageIntro {...intro} />
      <div className="wide section stack">
        <LinkList links={[link]} />
      </div>
    </main>
  ),
});
