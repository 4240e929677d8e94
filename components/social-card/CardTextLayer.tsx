import type { CardText } from '../../engine/core/browser.ts';
import { PALETTE } from '../../site/model/palette.ts';
import { LogoMark } from '../shell/Logo.tsx';
import { fitHeadline, LETTER_SPACING, LINE_HEIGHT } from './fit.ts';
import { AWNING_HEIGHT, CARD, PANEL_WIDTH } from './ornament.ts';

const MARGIN = 64;
/** The space for the headline, in pixels. */
export const HEADLINE_BOX = { width: PANEL_WIDTH - 2 * MARGIN, height: 300 };

/** The text on the panel of a card. satori reads inline styles only. */
export function CardTextLayer({ section, title, site }: CardText) {
  return (
    <div style={panel}>
      <div style={label}>{section.toUpperCase()}</div>
      <div style={{ ...headline, fontSize: fitHeadline(title, HEADLINE_BOX) }}>{title}</div>
      <div style={signature}>
        <div style={{ width: 44, height: 44, display: 'flex', color: PALETTE.cream }}>
          <LogoMark />
        </div>
        {site}
      </div>
    </div>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  width: HEADLINE_BOX.width,
  height: CARD.height - AWNING_HEIGHT - 120,
  marginLeft: MARGIN,
  marginTop: AWNING_HEIGHT + 62,
} as const;

const label = { fontFamily: 'Public Sans', fontSize: 27, letterSpacing: 2.4, color: PALETTE.corn };

const headline = {
  fontFamily: 'Fraunces',
  lineHeight: LINE_HEIGHT,
  letterSpacing: `${LETTER_SPACING}em`,
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
