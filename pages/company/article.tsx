import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import type { PageKind } from '../page.ts';
import { resolveArticle } from '../parts/article.ts';

export const article: PageKind<CompanyPage | OwnPage, ArticleProps> = {
  resolve: resolveArticle,
  render: (article) => <Article {...article} />,
};
