import { Lead } from '../elements/Lead.tsx';
import { Picture } from '../elements/Picture.tsx';
import { CONTENT_WIDTH } from '../elements/sizes.ts';
import { Breadcrumbs } from '../page/Breadcrumbs.tsx';
import { DeferredStyleSheet } from '../page/DeferredStyleSheet.tsx';
import type { PageIntroProps } from '../page/PageIntro.tsx';
import { Office, type OfficeProps } from './Office.tsx';

interface ContactIntroProps {
  intro: PageIntroProps;
  office: OfficeProps;
}

/** The intro of the contact page. It includes the office, because many visitors only want its phone number. */
export function ContactIntro({ intro: { headline, lead, picture, breadcrumbs }, office }: ContactIntroProps) {
  return (
    <div className="intro wide contact-intro">
      <div className="contact-intro-text">
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
      </div>
      <Office {...office} />
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 84rem) calc(50vw - 7.8rem), (min-width: 64rem) 42vw, (min-width: 48rem) 38.5vw, ${CONTENT_WIDTH}`}
          priority
        />
      )}
      <DeferredStyleSheet />
    </div>
  );
}
