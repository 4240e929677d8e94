import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import type { Company } from '../../site/schema/entries.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import type { PageKind } from '../page.ts';
import { resolveArticle } from '../parts/article.ts';

export const article: PageKind<Company | OwnPage, ArticleProps> = {
  resolve: resolveArticle,
  render: (article) => <Article {...article} />,
};
