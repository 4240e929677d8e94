import type { ReactNode } from 'react';
import { PALETTE } from '../draw/palette.ts';
import { CARD, type CardWords } from './card.ts';
import { fitHeadline, LINE } from './fit.ts';
import { AWNING_HEIGHT, PANEL_WIDTH } from './ornament.ts';

const MARGIN = 64;
/** For the headline, in pixels. */
export const ROOM = { width: PANEL_WIDTH - 2 * MARGIN, height: 300 };

/** The words of a card, in the styles that satori knows: every box is a flex box, and nothing is inherited but type. */
export function CardFace({ section, title, site, mark }: CardWords & { mark: ReactNode }) {
  return (
    <div style={panel}>
      <div style={label}>{section.toUpperCase()}</div>
      <div style={{ ...headline, fontSize: fitHeadline(title, ROOM) }}>{title}</div>
      <div style={signature}>
        <div style={{ width: 44, height: 44, display: 'flex', color: PALETTE.cream }}>{mark}</div>
        {site}
      </div>
    </div>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  width: ROOM.width,
  height: CARD.height - AWNING_HEIGHT - 120,
  marginLeft: MARGIN,
  marginTop: AWNING_HEIGHT + 62,
} as const;

const label = { fontFamily: 'Public Sans', fontSize: 27, letterSpacing: 2.4, color: PALETTE.corn };

const headline = {
  fontFamily: 'Fraunces',
  lineHeight: LINE,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  marginTop: 20,
  flexGrow: 1,
  color: PALETTE.cream,
};

const signature = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  fontFamily: 'Public Sans',
  fontSize: 23,
  lineHeight: 1.25,
  color: PALETTE.softCream,
};
