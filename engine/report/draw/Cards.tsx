import type { Report } from '../survey.ts';
import { PageLink } from './PageLink.tsx';
import { Section } from './Section.tsx';

/** What social networks show of each page. */
export function Cards({ pages, home }: Report) {
  const without = pages.filter(({ card }) => card === undefined);
  return (
    <Section
      id="social-cards"
      title="Social cards"
      says="The picture that a social network shows beside a link. Words that cannot be read at this size cannot be read there."
    >
      <ul className="cards">
        {pages.map(
          ({ path, card }) =>
            card && (
              <li key={path}>
                <img src={card.thumb} alt={card.alt} width="360" height="189" />
                <PageLink path={path} home={home} />
              </li>
            ),
        )}
      </ul>
      {without.length > 0 && <p>Without a card: {without.map(({ path }) => path).join(', ')}</p>}
    </Section>
  );
}
