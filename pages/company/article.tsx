import { Invitation, type InvitationProps } from '../../components/page/Invitation.tsx';
import { PageHead, type PageHeadProps } from '../../components/page/PageHead.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import type { Company } from '../../site/schema/collections.ts';
import type { PageKind } from '../page.ts';
import { pageHead } from '../parts/head.ts';
import { resolveInvitation } from '../parts/invitation.ts';
import { resolveProse } from '../parts/prose.ts';

interface ArticleProps {
  head: PageHeadProps;
  prose: string;
  invitation: InvitationProps;
}

export const article: PageKind<Company, ArticleProps> = {
  view: 'article',
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    prose: resolveProse(entry),
    invitation: resolveInvitation(inputs.content.site),
  }),
  draw: ({ head, prose, invitation }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide reading">
        <Prose html={prose} />
      </div>
      <Invitation {...invitation} />
    </main>
  ),
};
