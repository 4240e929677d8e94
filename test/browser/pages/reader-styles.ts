/** Settings of readers in their browsers. */
import type { Page } from 'puppeteer-core';
import { EVERY_PAGE } from '../../support/pages.ts';

interface ReaderStyle {
  style?: string;
  /** In px. Every page must fit into windows of these widths. */
  widths: readonly number[];
  height?: number;
  /** The width of a window with the wide layout. If absent, checks of that layout are skipped. */
  wide?: number;
}

const READER_STYLES: Record<string, ReaderStyle> = {
  'default text': { widths: [320, 375, 390, 768, 1024, 1440, 2560] },
  // WCAG 2.2, 1.4.12.
  'spaced text': {
    style:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
      'p { margin-block-end: 2em !important; }',
    widths: [320, 768, 1280],
    wide: 1280,
  },
  'text of 150 %': { style: ':root { font-size: 150% !important; }', widths: [360, 390, 768, 1280] },
  'text of 200 %': {
    style: ':root { font-size: 200% !important; }',
    widths: [360, 390, 768, 1024, 1280],
    wide: 2560,
  },
  // What is left of a window of 1280 by 1024 px; WCAG 2.2, 1.4.10.
  'a zoom of 400 %': { widths: [320], height: 256 },
};

/** By default, only the usual text and the largest: what fits with these seldom fails with the others. */
export const CHECKED_STYLES = Object.entries(READER_STYLES).filter(([name]) => EVERY_PAGE || /default|200/.test(name));

/** Replaces the style of the last call. */
export async function applyStyle(page: Page, style = ''): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
}
