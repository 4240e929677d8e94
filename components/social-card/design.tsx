import type { CardDesign } from '../../engine/core/browser.ts';
import { hasRoom, wrap } from './fit.ts';
import { CARD, drawOrnament, PANEL_WIDTH } from './ornament.ts';
import { ROOM, SocialCard } from './SocialCard.tsx';

/** In letters: the measured length of the lines above and below the headline. A third line would overlap it. */
const LABEL = 26;
const SIGNATURE = 36;

export const cardDesign: CardDesign = {
  ...CARD,
  panelWidth: PANEL_WIDTH,
  ornament: drawOrnament(),
  render: (text) => <SocialCard {...text} />,
  fits: ({ section, title, site }) => ({
    section: inTwoLines(section, LABEL),
    title: hasRoom(title, ROOM),
    site: inTwoLines(site, SIGNATURE),
  }),
  describe: ({ title, site }) => `“${title}” in large letters beside a picture, with the name ${site}.`,
};

function inTwoLines(text: string, letters: number): boolean {
  return (wrap(text, letters, ({ length }) => length) ?? 3) <= 2;
}
