/** A small site, open for editing in a real browser. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Copy, copyTown, type OpenWorkshop } from '../../workshop/copy.ts';
import { eventually, settle } from '../support/look.ts';
import { visit } from '../support/visit.ts';

export interface Desk {
  copy: Copy;
  workshop: OpenWorkshop;
  /** Opens a page for editing, and acts. */
  edit(
    path: string,
    act: (page: Page) => Promise<void>,
    options?: { width?: number; tolerate?: RegExp },
  ): Promise<void>;
  /** The files that differ from how they were, each with the lines that go and come. */
  changes(): Record<string, string[] | 'new' | 'gone'>;
}

/** Pages that are open for editing: cookies hold for all ports. */
let open = 0;

/** Opens a workshop for the tests of a suite; after each, its files are as they were. */
export function openDesk(): Desk {
  let copy: Copy | undefined;
  let workshop: OpenWorkshop | undefined;
  let files = new Map<string, Buffer>();
  let untouched = '';
  const must = <Thing>(thing: Thing | undefined): Thing => {
    assert.ok(thing, 'the workshop is not open yet');
    return thing;
  };
  before(async () => {
    copy = copyTown();
    files = readFiles(copy.folder);
    workshop = await copy.start();
    untouched = await readPages(workshop);
  });
  after(async () => {
    await workshop?.stop();
    copy?.remove();
  });
  // What is mended late would come into the page of the next test.
  afterEach(async () => {
    restore(must(copy), files);
    await eventually(async () => (await readPages(must(workshop))) === untouched);
  });
  return {
    get copy() {
      return must(copy);
    },
    get workshop() {
      return must(workshop);
    },
    edit(path, act, options = {}) {
      const { address } = must(workshop);
      const prepare = async (page: Page) => {
        await page.bringToFront();
        // By a page of the workshop itself, for not every browser takes cookies from a test; this one loads nothing else.
        await page.goto(`${address}@workshop/edit/page.css`);
        await setCookie(page, 'on');
      };
      open++;
      return visit(path, { address, prepare, ...options }, async (page) => {
        try {
          await page.waitForSelector('#workshop-editing');
          await waitForHeading(page, 'This page');
          await act(page);
        } finally {
          if (--open === 0) await setCookie(page, 'off');
        }
      });
    },
    changes: () => listChanges(files, readFiles(must(copy).folder)),
  };
}

function setCookie(page: Page, value: 'on' | 'off'): Promise<void> {
  return page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for a secure origin in some browsers.
    document.cookie = `workshop-editing=${value}; path=/; SameSite=Strict`;
  }, value);
}

/** What the workshop shows, as a build would write it. */
async function readPages({ address }: OpenWorkshop): Promise<string> {
  const paths = [
    '',
    'contact/',
    'services/',
    'services/product-categories/grocery/',
    'company-info/our-management-team/',
    'company-info/employment-opportunities/',
  ];
  const pages = await Promise.all(paths.map(async (path) => (await fetch(address + path)).text()));
  return pages.join('\n');
}

function readFiles(folder: string): Map<string, Buffer> {
  const list = (part: string) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${part}/${name.replaceAll('\\', '/')}`,
    );
  const names = [...list('content'), ...list('assets/images')].filter((name) => /\.\w+$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function restore(copy: Copy, files: ReadonlyMap<string, Buffer>): void {
  for (const name of readFiles(copy.folder).keys()) if (!files.has(name)) copy.delete(name);
  for (const [name, bytes] of files) {
    const path = join(copy.folder, name);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) copy.write(name, bytes);
  }
}

function listChanges(old: ReadonlyMap<string, Buffer>, now: ReadonlyMap<string, Buffer>): ReturnType<Desk['changes']> {
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return Object.fromEntries(
    names.flatMap((name): [string, string[] | 'new' | 'gone'][] => {
      const [before, after] = [old.get(name), now.get(name)];
      if (before === undefined) return [[name, 'new']];
      if (after === undefined) return [[name, 'gone']];
      return before.equals(after) ? [] : [[name, diff(before.toString().split('\n'), after.toString().split('\n'))]];
    }),
  );
}

/** The lines of one text alone, which do for texts that differ in a few. */
function diff(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
}

/** Clicks on words of the page, as a reader's eye finds them. */
export async function clickWords(page: Page, words: string, within = 'main'): Promise<void> {
  await find(page, words, within);
  // Brought to sight, what is loaded lazily may come and move it.
  await settle(page);
  const { x, y } = await find(page, words, within);
  await page.mouse.click(x, y);
}

/** Brings words to sight. @returns the middle of their first line */
async function find(page: Page, words: string, within: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(
    (words, within) => {
      for (const root of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const at = node.nodeValue?.replaceAll('\u00A0', ' ').indexOf(words) ?? -1;
          if (at < 0 || !node.parentElement?.checkVisibility()) continue;
          node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + words.length);
          const { left, top, width, height } = range.getClientRects()[0] ?? range.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        }
      }
      return undefined;
    },
    words,
    within,
  );
  assert.ok(point, `found no "${words}" on the page`);
  return point;
}

interface Control {
  value: string;
  /** What is selected in it. */
  selected: string;
  isInvalid: boolean;
  fault: string;
}

/** Waits for a control of the panel, by the words of its label; gives it the focus, all of it selected, where that is asked for. */
export async function control(page: Page, label: string, isChosen = false): Promise<Control> {
  const handle = await page.waitForFunction(
    (label, isChosen) => {
      const root = document.querySelector('#workshop-editing')?.shadowRoot;
      const labels = [...(root?.querySelectorAll('label') ?? [])];
      const found = labels.find((one) => one.firstChild?.textContent === label && one.checkVisibility())?.control;
      if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) return undefined;
      if (isChosen) {
        found.focus();
        found.select();
      }
      return {
        value: found.value,
        selected: found.value.slice(found.selectionStart ?? 0, found.selectionEnd ?? 0),
        isInvalid: found.getAttribute('aria-invalid') === 'true',
        fault: found.closest('.field')?.querySelector('.fault')?.textContent ?? '',
      };
    },
    {},
    label,
    isChosen,
  );
  const found = await handle.jsonValue();
  assert.ok(found, label);
  return found;
}

/** Chooses in a list of the panel. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.waitForFunction(
    (label, value) => {
      const root = document.querySelector('#workshop-editing')?.shadowRoot;
      const labels = [...(root?.querySelectorAll('label') ?? [])];
      const found = labels.find((one) => one.firstChild?.textContent === label && one.checkVisibility())?.control;
      if (!(found instanceof HTMLSelectElement)) return false;
      found.value = value;
      return found.dispatchEvent(new Event('change', { bubbles: true }));
    },
    {},
    label,
    value,
  );
}

/** Chooses a picture that is there. */
export async function choosePicture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const root = document.querySelector('#workshop-editing')?.shadowRoot;
      const list = root?.querySelector<HTMLSelectElement>('.drop select');
      if (!list) return false;
      list.value = name;
      return list.dispatchEvent(new Event('change', { bubbles: true }));
    },
    {},
    name,
  );
}

/** Replaces what a control says, by typing. */
export async function fill(page: Page, label: string, words: string): Promise<void> {
  await control(page, label, true);
  await page.keyboard.type(words);
}

/** Presses a button of the panel. */
export async function pressButton(page: Page, words: string): Promise<void> {
  const handle = await page.waitForFunction(
    (words) => {
      const root = document.querySelector('#workshop-editing')?.shadowRoot;
      return (
        [...(root?.querySelectorAll('button') ?? [])].find(
          (one) => one.textContent === words && !one.disabled && one.checkVisibility(),
        ) ?? null
      );
    },
    {},
    words,
  );
  await handle.asElement()?.evaluate((element) => element instanceof HTMLElement && element.click());
}

export function panelText(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector('#workshop-editing')?.shadowRoot?.querySelector('aside')?.textContent ?? '',
  );
}

export function waitForHeading(page: Page, words: string): Promise<unknown> {
  return page.waitForFunction(
    (words) => document.querySelector('#workshop-editing')?.shadowRoot?.querySelector('h2')?.textContent === words,
    {},
    words,
  );
}

/** What has the focus in the panel, by its label. */
export function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.querySelector('#workshop-editing')?.shadowRoot?.activeElement;
    const isControl = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
    return isControl ? (active.labels?.[0]?.firstChild?.textContent ?? '') : '';
  });
}

export async function untilStatus(page: Page, words: string | RegExp): Promise<void> {
  await eventually(async () => {
    const said = await page
      .evaluate(
        () =>
          document.querySelector('#workshop-editing')?.shadowRoot?.querySelector('footer [role=status]')?.textContent ??
          '',
      )
      .catch(() => '');
    return typeof words === 'string' ? said === words : words.test(said);
  });
}

export async function saveAll(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
  await untilStatus(page, 'Saved.');
}

export function pageSays(page: Page, words: string): Promise<unknown> {
  return page.waitForFunction((words) => document.body.textContent?.includes(words), {}, words);
}
