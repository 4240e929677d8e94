import type { ReactNode } from 'react';
import { Lead } from '../elements/Lead.tsx';
import { Picture, type PictureField } from '../elements/Picture.tsx';
import { Breadcrumbs, type Step } from './Breadcrumbs.tsx';

export interface PageHeadProps {
  headline: string;
  lead: string;
  picture?: PictureField | undefined;
  /** The pages above this one, itself last. */
  trail: readonly Step[];
}

interface WithChildren {
  /** What is clipped into the shelf edge, such as price cards. */
  children?: ReactNode;
}

/** The top of an inner page: where one is, the headline, the first sentence, and a picture that stands on a shelf. */
export function PageHead({ headline, lead, picture, trail, children }: PageHeadProps & WithChildren) {
  const kinds = ['page-head', (picture ?? children) && 'page-head-shelved', picture && 'page-head-pictured'];
  return (
    <div className={kinds.filter(Boolean).join(' ')}>
      <div className="wide page-head-parts">
        <div className="page-head-words">
          <Breadcrumbs trail={trail} />
          <div className="page-head-title">
            <h1>{headline}</h1>
            <Lead>{lead}</Lead>
          </div>
        </div>
        {picture && (
          <div className="page-head-picture">
            <Picture field={picture} sizes="(min-width: 64rem) 50vw, 100vw" priority />
          </div>
        )}
      </div>
      {(picture ?? children) && <div className="shelf-edge">{children && <div className="wide">{children}</div>}</div>}
    </div>
  );
}
