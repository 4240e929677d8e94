import { Lead } from '../elements/Lead.tsx';
import { Picture } from '../elements/Picture.tsx';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { DeferredStyleSheet } from '../page/DeferredStyleSheet.tsx';
import type { PageIntroProps } from '../page/PageIntro.tsx';

/** The intro of the team page, with a group picture that spans the window. Phones crop its sides, so they load a wider file. */
export function TeamIntro({ headline, lead, picture, breadcrumbs }: PageIntroProps) {
  return (
    <div className="intro team-intro">
      <div className="wide">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <div className="section-head">
          <h1>{headline}</h1>
          <Lead>{lead}</Lead>
        </div>
      </div>
      {picture && <Picture picture={picture} sizes="(min-width: 48rem) 100vw, 118.6vw" priority />}
      <DeferredStyleSheet />
    </div>
  );
}
