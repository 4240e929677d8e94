/** What must hold on a page in every window: each `find…` function returns one line for each error. */
import { load } from 'cheerio';
import type { Page } from 'puppeteer-core';
import { settle } from '../../support/browser/page.ts';
import { findOverflowing, findOverlapping } from './text.ts';

/** Elements whose text may be changed by scripts. */
const MAY_DIFFER = 'script, .carousel-controls, .carousel-copy, .menu-close, .contact-form';

/** The largest width of an icon without styles, in px. */
const MAX_ICON = 64;

const STYLE_SHEET = 'link[rel=stylesheet]';

interface ReaderStyle {
  style?: string;
  /** In px. Every page must fit into windows of these widths. */
  widths: readonly number[];
  height?: number;
  /** The width of a window with the wide layout. If absent, checks of that layout are skipped. */
  wide?: number;
}

/** Settings of readers in their browsers. */
export const READER_STYLES: Record<string, ReaderStyle> = {
  'default text': { widths: [768, 1024, 1440, 2560] },
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

/** Replaces the style of the last call. */
export async function applyStyle(page: Page, style = ''): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

export async function findLayoutErrors(page: Page): Promise<string[]> {
  await settle(page);
  const overhang = await page.evaluate(() => {
    scrollTo(1000, 0);
    const { scrollX } = window;
    scrollTo(0, 0);
    return scrollX;
  });
  return [
    ...(overhang > 0 ? [`can be scrolled sideways by ${overhang} px`] : []),
    ...(await findOverflowing(page)).map((text) => `overflows: ${text}`),
    ...(await findOverlapping(page)).map((text) => `overlaps or is cut off: ${text}`),
  ];
}

/** The elements that layout shifts have moved so far, as `visitSite` records them. Call it before any input. */
export function findShifted(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Reflect.get(window, 'shifts').flatMap(({ sources }: { sources: { node?: Node }[] }) =>
      (sources.length > 0 ? sources : [{ node: undefined }]).map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `moves as fonts and scripts come: ${element?.outerHTML.slice(0, 100) ?? 'something'}`;
      }),
    ),
  );
}

/** The first difference between the text that the server sends and the text after scripts have run, hidden text included. */
export async function findTextChangedByScripts(page: Page): Promise<string[]> {
  const received = load(await (await fetch(page.url())).text());
  received(MAY_DIFFER).remove();
  const written = oneLine(received('body').text());
  const current = load(await page.content());
  current(MAY_DIFFER).remove();
  const shown = oneLine(current('body').text());
  if (shown === written) return [];
  const difference = [...written].findIndex((character, index) => character !== shown[index]);
  const cutExcerpt = (text: string) => text.slice(Math.max(0, difference - 20), difference + 40);
  return [`says "${cutExcerpt(shown)}" with scripts, "${cutExcerpt(written)}" without`];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements that the Tab key reaches but nobody can see, and elements without a focus outline. */
export async function findFocusErrors(page: Page): Promise<string[]> {
  // After a key press, browsers also outline what a script focuses.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...stops].flatMap((stop) => {
      if (stop.tabIndex < 0) return [];
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) return [];
      const { left, right, width, height } = stop.getBoundingClientRect();
      const isVisible =
        width > 1 &&
        height > 1 &&
        right > 0 &&
        left < innerWidth &&
        stop.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible) return [`takes the focus but is hidden: ${stop.outerHTML.slice(0, 100)}`];
      // A link that fills its card or list item may have its outline there.
      const isOutlined = [stop, stop.closest('.card'), stop.closest('li')].some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      return isOutlined ? [] : [`has no outline of 2 px on focus: ${stop.outerHTML.slice(0, 100)}`];
    });
  });
}

/** Pictures of high priority below the first view. */
export function findMisprioritizedPictures(page: Page): Promise<string[]> {
  return page.$$eval('img[fetchpriority=high]', (pictures) =>
    pictures
      .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
      .map(({ alt }) => `loads the picture "${alt}" early, which is below the first view`),
  );
}

/** Elements of the first view that the style sheet changes: the inlined styles alone must be enough. */
export async function findRestyled(page: Page): Promise<string[]> {
  const after = await readFirstView(page);
  await setStyleSheetEnabled(page, false);
  const before = await readFirstView(page);
  await setStyleSheetEnabled(page, true);
  if (before.length <= 10) return [`has only ${before.length} elements in its first view`];
  return before.flatMap((part, index) =>
    part === after[index] ? [] : [`changes with the style sheet: ${part} → ${after[index]}`],
  );
}

async function setStyleSheetEnabled(page: Page, isEnabled: boolean): Promise<void> {
  await page.$eval(STYLE_SHEET, (sheet, disabled) => Object.assign(sheet, { disabled }), !isEnabled);
}

/** Elements of the first view before the link to the style sheet: position, colors, font. */
function readFirstView(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const end = document.querySelector(selector);
    if (!end) throw new Error('no style sheet');
    const isAbove = (element: Element) =>
      (element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && element.checkVisibility();
    const above = [...document.body.querySelectorAll('.header, .header *, main *')].filter(isAbove);
    return above.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (y > innerHeight || x >= innerWidth || width === 0) return [];
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      return `${element.tagName}.${element.className} ${[x, y, width, height].map(Math.round)} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
    });
  }, STYLE_SHEET);
}

/** Icons that are too large without styles. Leaves the page without styles. */
export function findLargeIcons(page: Page): Promise<string[]> {
  return page.evaluate((max) => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) sheet.remove();
    const icons = [...document.querySelectorAll('.icon, .logo-mark')];
    if (icons.length === 0) return ['has no icon'];
    return icons
      .map((icon) => icon.getBoundingClientRect().width)
      .filter((width) => width > max)
      .map((width) => `shows an icon ${width} px wide without styles`);
  }, MAX_ICON);
}
