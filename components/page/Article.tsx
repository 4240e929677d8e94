import type { ReactNode } from 'react';
import { Invitation, type InvitationProps } from './Invitation.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import { Prose } from './Prose.tsx';

export interface ArticleProps {
  head: PageHeadProps;
  prose: string;
  invitation: InvitationProps;
}

interface WithChildren {
  children?: ReactNode;
}

/** A page of running text. */
export function Article({ head, prose, invitation, children }: ArticleProps & WithChildren) {
  return (
    <main id="main">
      <PageHead {...head} />
      {children}
      <div className="wide article">
        <Prose html={prose} />
      </div>
      <Invitation {...invitation} />
    </main>
  );
}
