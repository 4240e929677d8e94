import type { ReactNode } from 'react';
import { Lead } from '../elements/Lead.tsx';
import { Picture, type SitePicture } from '../elements/Picture.tsx';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import { FirstViewEnd } from './FirstViewEnd.tsx';

/**
 * What a page is for decides how it begins; its picture takes up so much of the window. On a desktop a little more is said,
 * so that signs and labels are drawn from a file with pixels to spare.
 */
const KINDS = {
  /** A picture on a shelf, next to the headline. */
  shelf: '(min-width: 64rem) 60vw, 100vw',
  /** Goods from edge to edge, with the headline on a price card before them. */
  goods: '100vw',
  /** Text first, and a picture of the help next to it. */
  help: '(min-width: 64rem) 60vw, 100vw',
  /** A dark band, which the picture ends. */
  band: '(min-width: 64rem) 60vw, 100vw',
  /** Words across the page, and then what there is to choose from. */
  overview: '100vw',
} as const;

export type HeadKind = keyof typeof KINDS;

export interface PageHeadProps {
  kind: HeadKind;
  headline: string;
  lead: string;
  picture?: SitePicture | undefined;
  /** The pages above this one, itself last. */
  breadcrumbs: readonly Breadcrumb[];
}

interface WithChildren {
  /** Figures and links: on the shelf edge if there is one, else below the text. */
  children?: ReactNode;
}

/** The top of an inner page: where one is, the headline, the first sentence, and a picture. */
export function PageHead({ kind, headline, lead, picture, breadcrumbs, children }: PageHeadProps & WithChildren) {
  const hasShelf = (kind === 'shelf' || kind === 'goods') && Boolean(picture ?? children);
  const classes = ['page-head', `page-head-${kind}`, hasShelf && 'page-head-shelved', picture && 'page-head-pictured'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="wide page-head-parts">
        <div className="page-head-words">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <div className={kind === 'goods' ? 'page-head-title panel' : 'page-head-title'}>
            <h1>{headline}</h1>
            <Lead>{lead}</Lead>
            {!hasShelf && children}
          </div>
        </div>
        {picture && (
          <div className="page-head-picture">
            <Picture field={picture} sizes={KINDS[kind]} priority />
          </div>
        )}
      </div>
      {hasShelf && <div className="shelf-edge">{children && <div className="wide">{children}</div>}</div>}
      <FirstViewEnd />
    </div>
  );
}
