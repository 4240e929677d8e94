import { Picture, type PictureSource } from '../../components/elements/Picture.tsx';
import { CONTENT_WIDTH } from '../../components/elements/sizes.ts';
import { Figures, type ShownFigure } from '../../components/figures/Figures.tsx';
import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import { definePage } from '../page.ts';
import { resolveArticle } from '../props/article.ts';

type History = Extract<CompanyPage, { layout: 'history' }>;

interface HistoryProps extends ArticleProps {
  milestones: { year: string; text: string; figures: ShownFigure[]; picture?: PictureSource | undefined }[];
}

/** The `sizes` of a picture beside its date, and of the last one, which is as wide as the page. */
const BESIDE_DATE = `(min-width: 84rem) 52.3rem, (min-width: 64rem) 62vw, ${CONTENT_WIDTH}`;
const LAST = `(min-width: 84rem) 80rem, ${CONTENT_WIDTH}`;

export const history = definePage<History, HistoryProps>({
  name: 'history',
  getProps: (entry, inputs) => ({ ...resolveArticle(entry, inputs), milestones: entry.milestones }),
  Page: ({ milestones, ...article }) => (
    <Article {...article}>
      <ol className="wide timeline">
        {milestones.map(({ year, text, figures, picture }, index) => (
          <li key={year}>
            <span className="timeline-year">{year}</span>
            <p>{text}</p>
            <Figures figures={figures} kind="ledger" />
            {picture && <Picture picture={picture} sizes={index === milestones.length - 1 ? LAST : BESIDE_DATE} />}
          </li>
        ))}
      </ol>
    </Article>
  ),
});
