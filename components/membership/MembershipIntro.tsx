import { Actions } from '../elements/Actions.tsx';
import type { LinkTarget } from '../elements/Link.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';
import { PageIntro, type PageIntroProps } from '../page/PageIntro.tsx';

export interface MembershipIntroProps extends PageIntroProps {
  links: readonly LinkTarget[];
  figures: readonly ShownFigure[];
}

export function MembershipIntro({ links, figures, ...intro }: MembershipIntroProps) {
  return (
    <PageIntro {...intro}>
      <Actions links={links} isPrimary />
      <Figures figures={figures} kind="ledger" />
    </PageIntro>
  );
}
