import type { ArticleProps } from '../../components/page/Article.tsx';
import type { CompanyPage } from '../../site/schema/entries.ts';
import type { OwnPage } from '../../site/schema/pages.ts';
import type { PageInputs } from '../page.ts';
import { resolveIntro } from './intro.ts';
import { resolveInvitation } from './invitation.ts';

/** The props of `Article`: for pages of Company Info and pages of the author's own. */
export function resolveArticle(entry: CompanyPage | OwnPage, inputs: PageInputs): ArticleProps {
  return {
    // A picture is beside the headline, above a shelf edge. Without one, the headline spans the page.
    intro: resolveIntro(entry, inputs, entry.picture ? 'shelf' : 'overview'),
    prose: entry.body,
    invitation: resolveInvitation(inputs.content, 'invitation' in entry ? entry.invitation : undefined),
  };
}
