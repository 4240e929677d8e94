import { Actions } from '../elements/Actions.tsx';
import type { LinkTarget } from '../elements/Link.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';
import { PageHead, type PageHeadProps } from '../page/PageHead.tsx';

export interface MembershipHeadProps extends PageHeadProps {
  links: readonly LinkTarget[];
  figures: readonly ShownFigure[];
}

/** What membership is, what to do about it, and who is a member already. */
export function MembershipHead({ links, figures, ...head }: MembershipHeadProps) {
  return (
    <PageHead {...head}>
      <Actions links={links} theme="button button-call" />
      <Figures figures={figures} theme="ledger" />
    </PageHead>
  );
}
