/** Visitors who have browsers use their own colors: by pixels, for the browser puts its own ground behind words. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CDPSession, Page } from 'puppeteer-core';
import { needs } from '../../support/browser/needs.ts';
import { press, settle, startIslands } from '../../support/browser/page.ts';
import { type Box, countChanged, countInk, crop, type Pixels, photograph } from '../../support/browser/pixels.ts';
import { listPaths, openTown } from '../../support/browser/sites.ts';
import { NARROW, visit } from '../../support/browser/visit.ts';
import { EVERY_PAGE } from '../../support/pages.ts';
import { STATES } from './states.ts';

interface Sight {
  path: string;
  width?: number;
  clock?: boolean;
  /** Closes when something beside it takes the focus. */
  within?: string;
  act?(page: Page): Promise<unknown>;
}

/** Parts that wait for a visitor, and a phone; the menus first, for a page shows them on every page. */
const SIGHTS: readonly Sight[] = [...STATES, { path: '/', width: NARROW, clock: true }];

/** What a control says of itself, and which controls may say it. */
const SAID = {
  'aria-current': '[aria-current]',
  'aria-selected': '[aria-selected]',
  'aria-expanded': '[aria-expanded]',
  'aria-disabled': '[aria-disabled], .form-send',
  'aria-invalid': '.form-input',
};

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const [OF_WORDS, OF_SIGNS] = [4.5, 3];
/** Of what stands in a line of words, the least share that is ink. */
const LEAST_INK = 0.02;
/** Pixels: fewer are no mark. */
const LEAST_MARK = 12;
/** Of the window, in px: larger ones take longer to be photographed. */
const [WIDE, HEIGHT] = [1100, 500];
/** Around a control, in px, for its ring. */
const ROOM = 12;

interface Control {
  name: string;
  /** On the page, with some room around it, as far as the window shows it. */
  box: Box;
  /** The middles of its lines, within the box. */
  lines: Box[];
  states: string[];
  /** Whether it is seen only while it has the focus. */
  hides: boolean;
  /** Whether it is a button with an edge in the color of the page. */
  lacksEdge: boolean;
}

/** Marks the next control that is seen and unlike those looked at before. Runs in the page. */
function findNext(within: string, known: string[], states: Record<string, string>, room: number): Control | undefined {
  const signOf = ({ localName, classList, ariaCurrent }: Element) => [localName, ...classList, ariaCurrent].join('.');
  const nameOf = (element: Element) =>
    [element, element.parentElement, element.parentElement?.parentElement]
      .map((part) => (part ? signOf(part) : ''))
      .join(' < ');
  const isSeen = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return !!found && (element.contains(found) || found.contains(element)) && found !== document.body;
  };
  const readLines = (element: Element, left: number, top: number): Box[] => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lines: Box[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('.unseen, svg, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Without the line below them, which may have another color.
        if (width > 3) lines.push({ x: x - left, y: y - top + height / 4, width, height: height / 2 });
      }
    }
    return lines;
  };
  /** A card is ringed around the link in it. */
  const findRinged = (focused: Element) => {
    let ringed: Element | null = focused;
    while (ringed && getComputedStyle(ringed).outlineStyle === 'none') ringed = ringed.parentElement;
    return ringed ?? focused;
  };
  document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
  const root = document.querySelector(within);
  for (const element of root?.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea') ??
    []) {
    const name = nameOf(element);
    if (known.includes(name) || element.closest('[inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    element.focus({ preventScroll: true });
    if (!isSeen(element)) continue;
    const { left, top, right, bottom } = findRinged(element).getBoundingClientRect();
    const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)];
    const [width, height] = [Math.min(innerWidth, right + room) - x, Math.min(innerHeight, bottom + room) - y];
    const box = { x: x + scrollX, y: y + scrollY, width, height };
    const lines = readLines(element, x, y);
    element.blur();
    element.dataset.lookedAt = '';
    const own = Object.entries(states).filter(([, selector]) => element.matches(selector));
    const [edge, ground] = [getComputedStyle(element).borderTopColor, getComputedStyle(document.body).backgroundColor];
    const lacksEdge = element.matches('.button') && edge === ground;
    return { name, box, lines, states: own.map(([state]) => state), hides: !isSeen(element), lacksEdge };
  }
  return undefined;
}

/** Whether each line of its words, or else its sign or its edge, stands out. */
function canBeRead(pixels: Pixels, { lines }: Control): boolean {
  const { width, height } = pixels;
  const inside = { x: ROOM, y: ROOM, width: width - 2 * ROOM, height: height - 2 * ROOM };
  if (lines.length === 0) return countInk(crop(pixels, inside), OF_SIGNS) >= LEAST_MARK;
  return lines
    .map((line) => crop(pixels, line))
    .every((line) => countInk(line, OF_WORDS) >= LEAST_INK * line.width * line.height);
}

function emulate(session: CDPSession, forced: boolean, scheme: string): Promise<unknown> {
  const features = [
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
    { name: 'prefers-color-scheme', value: scheme },
  ];
  return session.send('Emulation.setEmulatedMedia', { features });
}

const setState = (page: Page, name: string, value: string | null): Promise<unknown> =>
  page.$eval(
    LOOKED_AT,
    (element, name, value) => (value === null ? element.removeAttribute(name) : element.setAttribute(name, value)),
    name,
    value,
  );

const LOOKED_AT = '[data-looked-at]';

/** Without a pointer, which would leave the page. */
async function holdDown(session: CDPSession, isDown: boolean): Promise<void> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: LOOKED_AT });
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: isDown ? ['hover', 'active'] : [] });
}

/** What can't be read, and which states look alike. */
async function examine(page: Page, session: CDPSession, scheme: string, control: Control): Promise<string[]> {
  const errors = control.lacksEdge ? [`${control.name} has no edge`] : [];
  const shoot = async (state: string, isShown = true) => {
    await settle(page);
    const pixels = await photograph(page, control.box);
    if (isShown && !canBeRead(pixels, control)) errors.push(`${control.name} cannot be read: ${state}`);
    return pixels;
  };
  const resting = await shoot('resting', !control.hides);
  await page.focus(LOOKED_AT);
  const ring = countChanged(resting, await shoot('focused'), OF_SIGNS);
  if (ring < control.box.width + control.box.height - 4 * ROOM) errors.push(`${control.name} shows no focus`);
  await holdDown(session, true);
  await shoot('pressed');
  await holdDown(session, false);
  await page.$eval(LOOKED_AT, (element) => element instanceof HTMLElement && element.blur());
  for (const state of control.states) {
    const before = await page.$eval(LOOKED_AT, (element, state) => element.getAttribute(state), state);
    const compare = async (isForced: boolean, least: number) => {
      await setState(page, state, 'true');
      const on = await shoot(state, isForced && !control.hides);
      await setState(page, state, null);
      return countChanged(on, await shoot(`not ${state}`, isForced && !control.hides), least);
    };
    if ((await compare(true, OF_SIGNS)) < LEAST_MARK) {
      await emulate(session, false, scheme);
      if ((await compare(false, 1.1)) > 0) errors.push(`${control.name} does not show ${state}`);
      await emulate(session, true, scheme);
    }
    await setState(page, state, before);
  }
  return errors;
}

/** Nothing moves or fades while it is looked at. */
function hold(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important; animation: none !important; scroll-behavior: auto !important }');
  document.adoptedStyleSheets.push(sheet);
}

describe('in the visitor’s own colors', () => {
  for (const scheme of EVERY_PAGE ? ['light', 'dark'] : ['light']) {
    it(`every control can be read in each of its states, ${scheme}`, needs('own colors'), async () => {
      const [known, errors]: [string[], string[]] = [[], []];
      const look = async (page: Page, { path, within = 'body', act }: Sight) => {
        const session = await page.createCDPSession();
        await session.send('DOM.enable');
        await session.send('CSS.enable');
        await startIslands(page);
        await act?.(page);
        // Then the focus that a script sets is shown, too.
        await press(page, 'Tab');
        await page.evaluate(hold);
        await emulate(session, true, scheme);
        for (;;) {
          const control = await page.evaluate(findNext, within, known, SAID, ROOM);
          if (!control) break;
          known.push(control.name);
          errors.push(...(await examine(page, session, scheme, control)).map((words) => `${path}: ${words}`));
        }
      };
      const window = { width: WIDE, height: HEIGHT, tolerate: /404/ };
      const plain = listPaths(await openTown()).map((path): Sight => ({ path, clock: true }));
      for (const sight of [...SIGHTS, ...plain]) {
        const { width = WIDE, clock, path } = sight;
        await visit(path, { ...window, width, clock }, (page) => look(page, sight));
      }
      assert.ok(known.length > 20, `found ${known.length} controls`);
      assert.deepEqual(errors, []);
    });
  }
});
