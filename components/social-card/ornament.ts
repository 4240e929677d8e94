import { PALETTE } from '../../site/model/palette.ts';

/** The size of large cards on social networks, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

export const PANEL_WIDTH = 660;
export const AWNING_HEIGHT = 72;
const STRIPE = 50;
const SHADOW_OFFSET = 10;
const CORNER = 18;

/** The card without picture and text: panel, keyline, awning. */
export function drawOrnament(): string {
  const { width, height } = CARD;
  const panel = `<rect width="${PANEL_WIDTH}" height="${height}" fill="${PALETTE.deepLeaf}"/>`;
  const drawing = panel + drawKeyline() + drawAwning();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
}

/** A line with notched corners around the text, as on a crate label. */
function drawKeyline(): string {
  const [left, right, top, bottom] = [28, PANEL_WIDTH - 28, AWNING_HEIGHT + 24, CARD.height - 28];
  // A quarter circle. It ends CORNER pixels farther right (x: 1) or left (x: -1), and farther down (y: 1) or up (y: -1).
  const arc = ({ x, y }: { x: 1 | -1; y: 1 | -1 }) => `a${CORNER} ${CORNER} 0 0 0 ${x * CORNER} ${y * CORNER}`;
  const path = [
    `M${left + CORNER} ${top}H${right - CORNER}${arc({ x: 1, y: 1 })}`,
    `V${bottom - CORNER}${arc({ x: -1, y: 1 })}`,
    `H${left + CORNER}${arc({ x: -1, y: -1 })}`,
    `V${top + CORNER}${arc({ x: 1, y: -1 })}Z`,
  ];
  return `<path d="${path.join('')}" fill="none" stroke="${PALETTE.corn}" stroke-width="2"/>`;
}

/** Stripes with a scalloped edge, and their shadow. */
function drawAwning(): string {
  const stripe = (x: number, y: number) =>
    `M${x} ${y}h${STRIPE}v${AWNING_HEIGHT - STRIPE / 2}a${STRIPE / 2} ${STRIPE / 2} 0 0 1-${STRIPE} 0z`;
  const positions = Array.from({ length: CARD.width / STRIPE }, (_, index) => index * STRIPE);
  const shadow = `<path fill="#000" fill-opacity="0.28" d="${positions.map((x) => stripe(x, SHADOW_OFFSET)).join('')}"/>`;
  const stripes = positions.map((x, index) => {
    const color = index % 2 === 0 ? PALETTE.tomato : PALETTE.cream;
    return `<path fill="${color}" d="${stripe(x, 0)}"/>`;
  });
  return shadow + stripes.join('');
}
