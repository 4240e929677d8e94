import { Lead } from '../elements/Lead.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { FirstViewEnd } from '../page/FirstViewEnd.tsx';
import type { PageHeadProps } from '../page/PageHead.tsx';

/** The head of the team page, with a picture of everyone as wide as the window. */
export function TeamHead({ headline, lead, picture, breadcrumbs }: PageHeadProps) {
  return (
    <div className="page-head team-head">
      <div className="wide">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className="section-head">
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
        </div>
      </div>
      {picture && <Picture field={picture} sizes="100vw" priority />}
      <FirstViewEnd />
    </div>
  );
}
