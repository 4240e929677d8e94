import { PALETTE } from '../palette.ts';

/**
 * The measures of the hero that both the style sheet and the proof of its contrast depend on:
 * writeHeroRules() hands them to assets/styles/hero.css as custom properties. Lengths in CSS pixels.
 */
export interface HeroLayout {
  /** From this width of the screen on, captions lie on their pictures; on narrower ones, below them. */
  from: number;
  /** A share of the screen's width on top of a base, within bounds. */
  height: { least: number; base: number; share: number; most: number };
  /** The share of the width that a caption takes at most. Its height depends on its words. */
  captionShare: number;
  /** A lower alpha lets the picture show through the panel, as far as the proof admits. */
  panel: { colour: string; alpha: number };
  /** Every colour of words on the panel, by the name that the style sheet gives it. */
  words: Record<'text' | 'soft-text', string>;
}

export const HERO: HeroLayout = {
  from: 768,
  height: { least: 576, base: 320, share: 0.26, most: 768 },
  captionShare: 0.6,
  panel: { colour: PALETTE.deepLeaf, alpha: 1 },
  words: { text: PALETTE.cream, 'soft-text': PALETTE.softCream },
};

/** The widths at which captions are measured: crops move steadily from one to the next. */
export const SCREENS = [360, 768, 1024, 1440, 1920] as const;

export function heroHeight({ height }: HeroLayout, screen: number): number {
  const { least, base, share, most } = height;
  return Math.min(most, Math.max(least, base + share * screen));
}

/** The panel's properties are set only where it is measured: elsewhere the style sheet has to do without. */
export function writeHeroRules({ from, height, captionShare, panel, words }: HeroLayout): string {
  const { least, base, share, most } = height;
  const properties = {
    height: `clamp(${rem(least)},${rem(base)} + ${share * 100}vw,${rem(most)})`,
    'caption-share': `${captionShare * 100}%`,
    panel: panel.colour + hex(panel.alpha * 255),
    ...words,
  };
  const declarations = Object.entries(properties).map(([name, value]) => `--hero-${name}:${value}`);
  return `@media (min-width:${rem(from)}){:root{${declarations.join(';')}}}`;
}

const rem = (pixels: number): string => `${pixels / 16}rem`;

const hex = (byte: number): string => Math.round(byte).toString(16).padStart(2, '0');
