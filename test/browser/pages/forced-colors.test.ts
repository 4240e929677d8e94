/** Forced colors are checked in screenshots, because only these show the background that the browser draws behind text. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { press, settle, startIslands } from '../../support/browser/page.ts';
import { type Box, countChanged, countInk, crop, photograph, type Screenshot } from '../../support/browser/pixels.ts';
import { listPaths, openTestSite } from '../../support/browser/sites.ts';
import { NARROW, visitTestSite } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import { STATES } from './states.ts';

interface View {
  path: string;
  width?: number;
  /** Whether the timers of the page stand still. */
  clock?: boolean;
  /** The part to check. A menu needs one, because it closes when something outside it takes the focus. */
  within?: string;
  act?(page: Page): Promise<unknown>;
}

/** Each kind of control is checked only in the first view with it. STATES (states.ts) begins with menus; all pages have them. */
const VIEWS: readonly View[] = [...STATES, { path: '/', width: NARROW, clock: true }];

/** Attributes of a state, and the controls that can have it. */
const STATE_ATTRIBUTES = {
  'aria-current': '[aria-current]',
  'aria-selected': '[aria-selected]',
  'aria-expanded': '[aria-expanded]',
  'aria-disabled': '[aria-disabled], .form-send',
  'aria-invalid': '.form-input',
};

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const [TEXT_CONTRAST, ICON_CONTRAST] = [4.5, 3];
/** The least share of a line's pixels that its letters take. */
const MIN_TEXT_SHARE = 0.02;
/** An icon or a difference of fewer pixels can't be seen. */
const MIN_PIXELS = 12;
/** The size of the window in px. Screenshots of a larger one take longer. */
const [WIDE, HEIGHT] = [1100, 500];
/** The margin around a control, in px, for its outline. */
const MARGIN = 12;

interface Control {
  /** Its element and classes, and those of its parents: controls of one kind share a name. */
  name: string;
  /** Its box on the page with a margin, cut at the edges of the window. */
  box: Box;
  /** The middle half of the height of each line of its text, relative to the box. */
  lines: Box[];
  states: string[];
  /** Whether it is visible only while it has the focus, as a skip link is. */
  isFocusOnly: boolean;
  /** Whether the border of a button has the color of the page, so that it cannot be seen. */
  isBorderless: boolean;
}

/** Marks the next visible control of a kind that was not checked before. Runs in the page. */
function findNext(
  within: string,
  checked: string[],
  states: Record<string, string>,
  margin: number,
): Control | undefined {
  const getKind = ({ localName, classList, ariaCurrent }: Element) => [localName, ...classList, ariaCurrent].join('.');
  const getName = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((part) => (part ? getKind(part) : ''))
      .join(' < ');
  const isInView = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
    return !!topmost && (element.contains(topmost) || topmost.contains(element)) && topmost !== document.body;
  };
  const readLines = (element: Element, left: number, top: number): Box[] => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Box[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('.sr-only, svg, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Leaves out the underline, which may have another color.
        if (width > 3) lines.push({ x: x - left, y: y - top + height / 4, width, height: height / 2 });
      }
    }
    return lines;
  };
  /** Finds what has the outline: for the link of a card, the card. */
  const findOutlined = (focused: Element) => {
    let outlined: Element | null = focused;
    while (outlined && getComputedStyle(outlined).outlineStyle === 'none') outlined = outlined.parentElement;
    return outlined ?? focused;
  };
  document.querySelector('[data-current-control]')?.removeAttribute('data-current-control');
  const root = document.querySelector(within);
  for (const element of root?.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea') ??
    []) {
    const name = getName(element);
    if (checked.includes(name) || element.closest('[inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    element.focus({ preventScroll: true });
    if (!isInView(element)) continue;
    const { left, top, right, bottom } = findOutlined(element).getBoundingClientRect();
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
    const [width, height] = [Math.min(innerWidth, right + margin) - x, Math.min(innerHeight, bottom + margin) - y];
    const box = { x: x + scrollX, y: y + scrollY, width, height };
    const lines = readLines(element, x, y);
    element.blur();
    element.dataset['currentControl'] = '';
    const ownStates = Object.entries(states).flatMap(([state, selector]) => (element.matches(selector) ? [state] : []));
    const border = getComputedStyle(element).borderTopColor;
    const background = getComputedStyle(document.body).backgroundColor;
    const isBorderless = element.matches('.button') && border === background;
    return { name, box, lines, states: ownStates, isFocusOnly: !isInView(element), isBorderless };
  }
  return undefined;
}

/** Whether each line of text in a control has enough contrast or, in a control without text, its icon or border. */
function canBeRead(screenshot: Screenshot, { lines }: Control): boolean {
  const { width, height } = screenshot;
  const inside = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  if (lines.length === 0) return countInk(crop(screenshot, inside), ICON_CONTRAST) >= MIN_PIXELS;
  return lines
    .map((line) => crop(screenshot, line))
    .every((pixels) => countInk(pixels, TEXT_CONTRAST) >= MIN_TEXT_SHARE * pixels.length);
}

function emulateColors(session: CDPSession, colors: 'forced' | 'normal', scheme: string): Promise<unknown> {
  const features = [
    { name: 'forced-colors', value: colors === 'forced' ? 'active' : 'none' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  return session.send('Emulation.setEmulatedMedia', { features });
}

const setState = (page: Page, name: string, value: string | null): Promise<unknown> =>
  page.$eval(
    CURRENT,
    (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value)),
    name,
    value,
  );

const CURRENT = '[data-current-control]';

/** Makes the browser show the control as pressed. A real press would follow links. */
async function setPressed(session: CDPSession, isDown: boolean): Promise<void> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: CURRENT });
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: isDown ? ['hover', 'active'] : [] });
}

/** Describes each state in which a control can't be read, or looks the same as without the state. */
async function findErrors(page: Page, session: CDPSession, scheme: string, control: Control): Promise<string[]> {
  const errors = control.isBorderless ? [`${control.name} has no border`] : [];
  const capture = async (state: string, isShown = true) => {
    await settle(page);
    const screenshot = await photograph(page, control.box);
    if (isShown && !canBeRead(screenshot, control)) errors.push(`${control.name} cannot be read: ${state}`);
    return screenshot;
  };
  const resting = await capture('resting', !control.isFocusOnly);
  await page.focus(CURRENT);
  // An outline must change at least half as many pixels as the perimeter of the control.
  const outline = countChanged(resting, await capture('focused'), ICON_CONTRAST);
  if (outline < control.box.width + control.box.height - 4 * MARGIN) errors.push(`${control.name} shows no focus`);
  await setPressed(session, true);
  await capture('pressed');
  await setPressed(session, false);
  await page.$eval(CURRENT, (element) => element instanceof HTMLElement && element.blur());
  for (const state of control.states) {
    const before = await page.$eval(CURRENT, (element, state) => element.getAttribute(state), state);
    const compare = async (colors: 'forced' | 'normal', minContrast: number) => {
      await setState(page, state, 'true');
      const on = await capture(state, colors === 'forced' && !control.isFocusOnly);
      await setState(page, state, null);
      return countChanged(on, await capture(`not ${state}`, colors === 'forced' && !control.isFocusOnly), minContrast);
    };
    // A state may look the same in forced colors only if it also does in normal ones, where even a contrast of 1.1 counts.
    if ((await compare('forced', ICON_CONTRAST)) < MIN_PIXELS) {
      await emulateColors(session, 'normal', scheme);
      if ((await compare('normal', 1.1)) > 0) errors.push(`${control.name} does not show ${state}`);
      await emulateColors(session, 'forced', scheme);
    }
    await setState(page, state, before);
  }
  return errors;
}

/** Stops transitions: a screenshot during one would show neither state. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; animation: none !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets.push(sheet);
}

describe('in forced colors', () => {
  for (const scheme of EVERY_PAGE ? ['light', 'dark'] : ['light']) {
    it(`every control can be read in each of its states, ${scheme}`, needs('forced colors'), async () => {
      const [checked, errors]: [string[], string[]] = [[], []];
      const check = async (page: Page, { path, within = 'body', act }: View) => {
        const session = await page.createCDPSession();
        await session.send('DOM.enable');
        await session.send('CSS.enable');
        await startIslands(page);
        await act?.(page);
        // After a key press, browsers also outline what a script focuses.
        await press(page, 'Tab');
        await page.evaluate(stopMotion);
        await emulateColors(session, 'forced', scheme);
        for (;;) {
          const control = await page.evaluate(findNext, within, checked, STATE_ATTRIBUTES, MARGIN);
          if (!control) break;
          errors.push(...(await findErrors(page, session, scheme, control)).map((error) => `${path}: ${error}`));
          checked.push(control.name);
        }
      };
      const options = { width: WIDE, height: HEIGHT, tolerate: /404/ };
      const pages = listPaths(await openTestSite()).map((path): View => ({ path, clock: true }));
      for (const view of [...VIEWS, ...pages]) {
        const { width = WIDE, clock, path } = view;
        await visitTestSite(path, { ...options, width, clock }, (page) => check(page, view));
      }
      assert.ok(checked.length > 20, `found ${checked.length} controls`);
      assert.deepEqual(errors, []);
    });
  }
});
