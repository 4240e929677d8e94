import { Actions } from '../elements/Actions.tsx';
import type { LinkTarget } from '../elements/Link.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';
import { PageHead, type PageHeadProps } from '../page/PageHead.tsx';

export interface MembershipHeadProps extends PageHeadProps {
  links: readonly LinkTarget[];
  figures: readonly ShownFigure[];
}

/** The head of the membership page: what it is, a call to action, and who is a member. */
export function MembershipHead({ links, figures, ...head }: MembershipHeadProps) {
  return (
    <PageHead {...head}>
      <Actions links={links} theme="button button-call" />
      <Figures figures={figures} theme="ledger" />
    </PageHead>
  );
}
