import type { ReactNode } from 'react';
import type { Block } from '../../engine/core/browser.ts';
import { Invitation, type InvitationProps } from './Invitation.tsx';
import { PageIntro, type PageIntroProps } from './PageIntro.tsx';
import { Prose } from './Prose.tsx';

export interface ArticleProps {
  intro: PageIntroProps;
  prose: readonly Block[];
  invitation: InvitationProps;
}

interface WithChildren {
  children?: ReactNode;
}

/** A page of running text. */
export function Article({ intro, prose, invitation, children }: ArticleProps & WithChildren) {
  return (
    <main id="main">
      <PageIntro {...intro} />
      {children}
      {prose.length > 0 && (
        <div className="wide article">
          <Prose blocks={prose} />
        </div>
      )}
      <Invitation {...invitation} />
    </main>
  );
}
