import type { ArticleProps } from '../../components/page/Article.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import type { PageInputs } from '../page.ts';
import { resolveIntro } from './intro.ts';
import { resolveInvitation } from './invitation.ts';

export function resolveArticle(entry: CompanyPage | OwnPage, inputs: PageInputs): ArticleProps {
  return {
    // Without a picture, the headline spans the page.
    intro: resolveIntro(entry, inputs, entry.picture ? 'shelf' : 'overview'),
    prose: entry.body,
    invitation: resolveInvitation(
      inputs.content,
      'invitation' in entry ? entry.invitation : undefined,
      undefined,
      'band',
    ),
  };
}
