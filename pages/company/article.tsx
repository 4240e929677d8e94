import { Article, type ArticleProps } from '../../components/page/Article.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import { definePage } from '../page.ts';
import { resolveArticle } from '../props/article.ts';

export const article = definePage<CompanyPage | OwnPage, ArticleProps>({
  name: 'article',
  getProps: resolveArticle,
  Page: (article) => <Article {...article} />,
});
