/** The colors, fonts and social card design that the engine needs outside the style sheet. */
import type { ReactNode } from 'react';

export interface Theme {
  /** The background color of pages, also for the bars of the browser and behind transparent pictures. */
  background: string;
  /** In the dark color scheme; only for the bars of the browser. */
  darkBackground: string;
  typefaces: readonly Typeface[];
  /** Without it, no page has a social card. */
  card?: CardDesign | undefined;
}

export interface Typeface {
  /** e.g. "Fraunces" */
  family: string;
  /** How the style sheet names its file, e.g. "fraunces.woff2". */
  fileName: string;
  /** One file for each set of characters. Pages use the first, social cards as many as they need. */
  files: readonly string[];
  /** The license file, which is published with the font. */
  license: string;
  /** The axes of the variable font on pages. */
  pageAxes: Axes;
  /** The axes on social cards, where each has a single value. */
  cardAxes: Record<string, number>;
}

export type Axes = Record<string, number | { min: number; max: number }>;

/** The texts on a social card. */
export interface CardText {
  /** The line above the title, e.g. "Product Categories". */
  section: string;
  title: string;
  /** The name of the site. */
  site: string;
}

/** A social card: a picture to the right of a panel, the ornament over both, the text on top. */
export interface CardDesign {
  /** In pixels. */
  width: number;
  height: number;
  panelWidth: number;
  /** As SVG. */
  ornament: string;
  /** Limited to what satori supports: every box is a flex box. */
  render(text: CardText): ReactNode;
  /** Which of the texts fit. */
  fits(text: CardText): Record<keyof CardText, boolean>;
  /** The alternative text. */
  describe(text: CardText): string;
}
