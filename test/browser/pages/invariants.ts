/** What must hold on a page in every window: each `find…` function returns one line for each error. */
import type { Page } from 'puppeteer-core';

const STYLE_SHEET = 'link[rel=stylesheet]';

/** What people tap with a thumb: at least 44 px, because they are side by side, or people hurry. */
const THUMB_TARGETS = [
  '.people :is(a, summary, .copy)',
  '.manager-actions a',
  '.footer-switch summary',
  '.footer-column a',
];

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

/** Elements that the Tab key reaches but nobody can see, and elements without a focus outline. */
export async function findFocusErrors(page: Page): Promise<string[]> {
  // After a key press, browsers also outline what a script focuses. From the last link, Tab would leave the page.
  await page.focus('.skip-link');
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
      const isInWindow = width > 1 && height > 1 && right > 0 && left < innerWidth;
      if (!isInWindow || !stop.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [`takes the focus but is hidden: ${stop.outerHTML.slice(0, 100)}`];
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

/** Targets too small for a thumb, with all disclosures open. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const details of document.querySelectorAll('main details, .footer details')) details.setAttribute('open', '');
    return [...document.querySelectorAll(selector)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      // A list of links is easily hit at any width.
      const isTooSmall = height < 44 || (width < 44 && !target.closest('.footer'));
      return isTooSmall && target.checkVisibility()
        ? [`is too small for a thumb: ${target.outerHTML.slice(0, 100)}`]
        : [];
    });
  }, THUMB_TARGETS.join());
}

/** Controls that do nothing without a script. */
export function findDeadControls(page: Page): Promise<string[]> {
  return page.$$eval(':is(button, input, select, textarea):enabled', (controls) =>
    controls
      .filter((control) => control.checkVisibility() && !control.closest('form[action]'))
      .map((control) => `does nothing without a script: ${control.outerHTML.slice(0, 100)}`),
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
