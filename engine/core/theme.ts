/** How a site looks, as far as the engine must know: for what is rendered outside its style sheet. */
import type { ReactNode } from 'react';

export interface Theme {
  /** Behind the clear parts of pictures, and of browsers' bars: in the light and in the dark scheme. */
  paper: string;
  darkPaper: string;
  typefaces: readonly Typeface[];
  /** Of a site without one, no page has a social card. */
  card?: CardDesign | undefined;
}

export interface Typeface {
  /** As social cards call it, e.g. "Fraunces". */
  family: string;
  /** As the style sheet calls it, e.g. "fraunces.woff2". */
  name: string;
  /** Of one cut each, by parts of the alphabet. Pages carry the first; social cards take any. */
  files: readonly string[];
  /** The file of its licence, which goes along with what is published of it. */
  license: string;
  /** What pages keep of the variable axes: a number pins one, a range keeps part of it. */
  axes: Axes;
  /** Where the axes are pinned for social cards. */
  pinned: Record<string, number>;
}

export type Axes = Record<string, number | { min: number; max: number }>;

export interface CardText {
  /** The line above the title, e.g. "Product Categories". */
  section: string;
  title: string;
  site: string;
}

/** A social card: the picture stands to the right of a panel, the ornament over both, the words over all. */
export interface CardDesign {
  /** In pixels. */
  width: number;
  height: number;
  panelWidth: number;
  /** As SVG. */
  ornament: string;
  /** In the styles that satori knows: every box is a flex box, and nothing is inherited but type. */
  draw(words: CardText): ReactNode;
  /** Which of the words have room. */
  fits(words: CardText): Record<keyof CardText, boolean>;
  /** For those who do not see it. */
  describe(words: CardText): string;
}
