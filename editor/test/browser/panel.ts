/** Uses the editor's panel as an author does. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { evaluateIfOpen, eventually, pressWith, untilTrue } from '../../../test/support/browser/page.ts';

/** The start of selectors for parts of the panel. */
export const PANEL = '#editor-panel >>>';

const getText = ({ textContent }: Element) => textContent ?? '';

interface Control {
  value: string;
  isInvalid: boolean;
  error: string;
}

/** Waits for a control of the panel by its label. @param shouldSelect whether to focus it and select its text */
export async function findControl(page: Page, label: string, { shouldSelect = false } = {}): Promise<Control> {
  const found = await untilTrue(
    page,
    (label, shouldSelect) => {
      const root = document.querySelector('#editor-panel')?.shadowRoot;
      const labels = [...(root?.querySelectorAll('label') ?? [])];
      const control = labels.find((each) => each.firstChild?.textContent === label && each.checkVisibility())?.control;
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined;
      if (shouldSelect) {
        control.focus();
        control.select();
      }
      return {
        value: control.value,
        isInvalid: control.getAttribute('aria-invalid') === 'true',
        error: control.closest('.field')?.querySelector('.error')?.textContent ?? '',
      };
    },
    label,
    shouldSelect,
  );
  assert.ok(found, label);
  return found;
}

/** Waits for a visible part of the panel. Without `visible`, Puppeteer misses changes inside the panel. */
export const waitForPart = <Selector extends string>(page: Page, selector: Selector) =>
  page.waitForSelector(`${PANEL} ${selector}` as const, { visible: true });

export async function choose(page: Page, path: string, value: string): Promise<void> {
  await (await waitForPart(page, `[data-path="${path}"] select`))?.select(value);
}

/** Chooses the first picture of the site, by keyboard. */
export async function choosePicture(page: Page, path: string): Promise<void> {
  await (await waitForPart(page, `[data-path="${path}"] .drop summary`))?.press('Enter');
  await (await waitForPart(page, `[data-path="${path}"] [type=radio]`))?.press('Space');
}

export async function fill(page: Page, label: string, text: string): Promise<void> {
  await findControl(page, label, { shouldSelect: true });
  await page.keyboard.type(text);
}

async function findButton(page: Page, text: string) {
  return eventually(async () => {
    const found = await page.evaluateHandle((text) => {
      const buttons = document.querySelector('#editor-panel')?.shadowRoot?.querySelectorAll('button') ?? [];
      return [...buttons].find((each) => each.textContent === text && !each.disabled && each.checkVisibility());
    }, text);
    return found.asElement() ?? undefined;
  });
}

export async function pressButton(page: Page, text: string): Promise<void> {
  await (await findButton(page, text))?.evaluate((button) => button instanceof HTMLElement && button.click());
}

/** Adds an entry of a collection, and answers the question for its name. */
export async function addEntry(page: Page, collection: string, name: string): Promise<void> {
  page.once('dialog', (question) => question.accept(name));
  await pressButton(page, 'New');
  await pressButton(page, collection);
}

export async function pressByKey(page: Page, text: string): Promise<void> {
  const button = await findButton(page, text);
  // A form that has just opened may still move the focus to its field.
  await eventually(() =>
    button.evaluate(async (button) => {
      if (!(button instanceof HTMLElement)) return false;
      button.focus();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return button.matches(':focus');
    }),
  );
  await page.keyboard.press('Enter');
}

/** The text of an element of the panel; empty during a navigation. */
const read = (page: Page, selector: string) => page.$eval(`${PANEL} ${selector}`, getText).catch(() => '');

export const readPanel = (page: Page): Promise<string> => read(page, 'aside');

export const untilPanelSays = (page: Page, text: string): Promise<unknown> =>
  eventually(async () => (await readPanel(page)).includes(text));

const readHeading = (page: Page): Promise<string> => read(page, 'h2');

export const waitForHeading = (page: Page, text: string): Promise<unknown> =>
  eventually(async () => (await readHeading(page)) === text);

export const waitForFocusedLabel = (page: Page, label: string): Promise<boolean> =>
  eventually(async () => (await readFocusedLabel(page).catch(() => '')) === label);

export function readFocusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.querySelector('#editor-panel')?.shadowRoot?.activeElement;
    const isControl = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    const label = isControl ? active.labels?.[0]?.firstChild?.textContent : active?.ariaLabel;
    return label ?? '';
  });
}

export async function untilStatus(page: Page, status: string | RegExp): Promise<void> {
  let shown = '';
  const isShown = async () => {
    shown = await read(page, 'footer [role=status]');
    return typeof status === 'string' ? shown === status : status.test(shown);
  };
  await eventually(isShown).catch(() => assert.fail(`The status became “${shown}” in place of “${status}”.`));
}

/** Presses the keys that save, and does not wait for the result. */
export const pressSave = (page: Page): Promise<void> => pressWith(page, 'Control', 's');

export async function saveAll(page: Page): Promise<void> {
  await pressSave(page);
  await untilStatus(page, 'Saved.');
}

export async function discardAll(page: Page): Promise<void> {
  await pressButton(page, 'Discard');
  await untilStatus(page, /^Discarded/);
}

/** The text of the focused element of the panel, or of the button that opens it. Runs in the page. */
export function readPanelFocus(): string {
  const roots = [...document.querySelectorAll('#editor-panel, #editor-button')];
  return roots.map((host) => host.shadowRoot?.activeElement?.textContent ?? '').join('');
}

export const waitForFocusedText = (page: Page, text: string): Promise<unknown> =>
  eventually(async () => (await evaluateIfOpen(page, readPanelFocus)) === text);

/** Waits for the rich text and clicks its middle. In a short text, the cursor is then at the end. */
export async function focusText(page: Page): Promise<void> {
  await eventually(async () => (await read(page, '.rich-text[contenteditable]')) !== '');
  await page.click(`${PANEL} .rich-text`);
}

export async function untilPressed(page: Page, text: string, pressed: string): Promise<void> {
  const readPressed = (button: Node) => button instanceof Element && button.getAttribute('aria-pressed');
  await eventually(async () => (await (await findButton(page, text)).evaluate(readPressed)) === pressed);
}
