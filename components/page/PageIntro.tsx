import type { ReactNode } from 'react';
import { Lead } from '../elements/Lead.tsx';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { usePage } from '../page-context.ts';
import { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import { DeferredStyleSheet } from './DeferredStyleSheet.tsx';

/** The `sizes` of the picture in each kind of intro. */
const PICTURE_SIZES = {
  /** A picture beside the headline, and a shelf edge below both (elements/shelf-edge.css). */
  shelf: '(min-width: 104rem) 58.5rem, (min-width: 64rem) 51rem, 100vw',
  /** A wide picture, the headline on a price card in front of it, and a shelf edge below. */
  'wide-picture': '100vw',
  /** A picture beside the headline. */
  'side-picture': '(min-width: 84rem) 54.6vw, (min-width: 64rem) 40rem, 100vw',
  /** The first figure as large as fits, beside a picture. */
  'big-number': '(min-width: 84rem) 58.4vw, (min-width: 64rem) 50rem, 100vw',
  /** A dark band as wide as the window, with a picture at its end. */
  band: '(min-width: 64rem) 67.5rem, 100vw',
  /** Text as wide as the page. Pages with this intro pass no picture. */
  overview: '100vw',
} as const;

export type IntroKind = keyof typeof PICTURE_SIZES;

/** With figures on a shelf edge. */
const SHELVED: readonly IntroKind[] = ['shelf', 'wide-picture', 'big-number'];

export interface PageIntroProps {
  kind: IntroKind;
  headline: string;
  lead: string;
  picture?: PictureSource | undefined;
  /** Where the picture has numbers, e.g. "30% 45%". */
  points?: readonly string[] | undefined;
  /** From home to this page. */
  breadcrumbs: readonly Breadcrumb[];
}

interface WithChildren {
  /** Figures and links: on the shelf edge if there is one, otherwise below the text. */
  children?: ReactNode;
}

/** The first part of an inner page: breadcrumbs, headline, lead and picture. */
export function PageIntro({
  kind,
  headline,
  lead,
  picture,
  points,
  breadcrumbs,
  children,
}: PageIntroProps & WithChildren) {
  const hasShelf = SHELVED.includes(kind) && Boolean(picture ?? children);
  const classes = [
    'intro',
    `intro-${kind}`,
    hasShelf && 'intro-shelved',
    picture && 'intro-pictured',
    points && 'intro-numbered',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className="wide intro-parts">
        <div className="intro-text">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <div className={kind === 'wide-picture' ? 'intro-title panel' : 'intro-title'}>
            <h1>{headline}</h1>
            <Lead>{lead}</Lead>
            {!hasShelf && children}
          </div>
        </div>
        {picture && (
          <div className="intro-picture">
            <Picture picture={picture} sizes={PICTURE_SIZES[kind]} priority />
            {points && <PictureNumbers picture={picture} points={points} />}
          </div>
        )}
      </div>
      {hasShelf && <div className="shelf-edge">{children && <div className="wide">{children}</div>}</div>}
      <DeferredStyleSheet />
    </div>
  );
}

/** The width of the drawing of the numbers, in SVG units. */
const NUMBERS_WIDTH = 1000;

/**
 * Numbers on a picture. A list on the page explains them.
 * @param points e.g. "30% 52%", from the left and from the top
 */
function PictureNumbers({ picture, points }: { picture: PictureSource; points: readonly string[] }) {
  const { width, height } = usePage().getPicture(picture.src);
  const scaledHeight = (NUMBERS_WIDTH * height) / width;
  return (
    <svg
      className="picture-numbers"
      viewBox={`0 0 ${NUMBERS_WIDTH} ${scaledHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {points.map((point, index) => {
        const [x = 0, y = 0] = point.split(' ').map((percentage) => Number.parseInt(percentage, 10) / 100);
        return (
          <g key={point} transform={`translate(${x * NUMBERS_WIDTH} ${y * scaledHeight})`}>
            <circle r="34" />
            <text y="14">{index + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
