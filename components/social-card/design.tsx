import type { CardDesign } from '../../engine/core/browser.ts';
import { CardTextLayer, HEADLINE_BOX } from './CardTextLayer.tsx';
import { countLines, fitsAtAnySize } from './fit.ts';
import { CARD, drawOrnament, PANEL_WIDTH } from './ornament.ts';

/** Measured: how many letters of the section and of the site's name fit on a line. A third line would overlap the headline. */
const SECTION_LENGTH = 26;
const SITE_LENGTH = 36;

export const cardDesign: CardDesign = {
  ...CARD,
  panelWidth: PANEL_WIDTH,
  ornament: drawOrnament(),
  render: (text) => <CardTextLayer {...text} />,
  fits: ({ section, title, site }) => ({
    section: fitsInTwoLines(section, SECTION_LENGTH),
    title: fitsAtAnySize(title, HEADLINE_BOX),
    site: fitsInTwoLines(site, SITE_LENGTH),
  }),
  describe: ({ title, site }) => `“${title}” in large letters beside a picture, with the name ${site}.`,
};

function fitsInTwoLines(text: string, letters: number): boolean {
  return (countLines(text, letters, ({ length }) => length) ?? 3) <= 2;
}
