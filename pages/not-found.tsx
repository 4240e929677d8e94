import type { ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import type { SuggestionsProps } from '../components/search/candidates.ts';
import { Suggestions } from '../components/search/Suggestions.tsx';
import type { Block } from '../engine/core/browser.ts';
import type { NotFound } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';
import { indexPages } from './props/page-index.ts';

interface NotFoundProps {
  intro: PageIntroProps;
  suggestions: SuggestionsProps;
  prose: readonly Block[];
  links: ListedLink[];
}

export const notFound = definePage<NotFound, NotFoundProps>({
  name: 'not-found',
  getProps: (entry, inputs) => ({
    intro: resolveIntro(entry, inputs),
    suggestions: {
      pages: indexPages(inputs.routes)
        .flatMap(({ pages }) => pages)
        .map(({ path, title, summary, description }) => ({ path, title, text: `${summary} ${description}` })),
    },
    prose: entry.body,
    links: entry.links,
  }),
  Page: ({ intro, suggestions, prose, links }) => (
    <main id="main">
      <PageIntro {...intro} />
      <Suggestions {...suggestions} links={links}>
        <Prose blocks={prose} />
      </Suggestions>
    </main>
  ),
});
