/** A small site, open for editing in a real browser. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/look.ts';
import { visit } from '../../support/browser/visit.ts';
import { type Copy, copyTown, type OpenDevServer } from '../../support/project-copy.ts';
import { waitForHeading } from './panel.ts';

export interface EditedSite {
  copy: Copy;
  devServer: OpenDevServer;
  /** Another dev server has come in the place of the one that was opened. */
  replace(devServer: OpenDevServer): void;
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

/** Opens a dev server for the tests of a suite; after each, its files are as they were. */
export function openEditedSite(): EditedSite {
  let copy: Copy | undefined;
  let devServer: OpenDevServer | undefined;
  let files = new Map<string, Buffer>();
  let untouched = '';
  const must = <Thing>(thing: Thing | undefined): Thing => {
    assert.ok(thing, 'the dev server is not open yet');
    return thing;
  };
  before(async () => {
    copy = copyTown();
    files = readFiles(copy.folder);
    devServer = await copy.start();
    untouched = await readPages(devServer);
  });
  after(async () => {
    await devServer?.stop();
    copy?.remove();
  });
  // What is mended late would come into the page of the next test.
  afterEach(async () => {
    restore(must(copy), files);
    await eventually(async () => (await readPages(must(devServer))) === untouched);
  });
  return {
    get copy() {
      return must(copy);
    },
    get devServer() {
      return must(devServer);
    },
    replace(again) {
      devServer = again;
    },
    edit(path, act, options = {}) {
      const { address } = must(devServer);
      const prepare = async (page: Page) => {
        await page.bringToFront();
        // By a page of the dev server itself, for not every browser takes cookies from a test; this one loads nothing else.
        await page.goto(`${address}@dev/edit/page.css`);
        await setCookie(page, 'on');
      };
      open++;
      return visit(path, { address, prepare, ...options }, async (page) => {
        try {
          await page.waitForSelector('#editor-panel');
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

/** Until requests carry the cookie. A save may reload the page meanwhile; then it is asked again. */
function setCookie(page: Page, value: 'on' | 'off'): Promise<void> {
  const set = async (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for a secure origin in some browsers.
    document.cookie = `page-editor=${value}; path=/; SameSite=Strict`;
    const html = await (await fetch('/', { headers: { Accept: 'text/html' } })).text();
    return /<meta name="?page-editor[^>]* data-open/.test(html) === (value === 'on');
  };
  return eventually(() => page.evaluate(set, value).catch(() => false));
}

/** What the dev server shows, as a build would write it. */
async function readPages({ address }: OpenDevServer): Promise<string> {
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
  const names = [...list('content'), ...list('assets/images')].filter((name) => /\/[^./]+\.\w+$/.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

function restore(copy: Copy, files: ReadonlyMap<string, Buffer>): void {
  for (const name of readFiles(copy.folder).keys()) if (!files.has(name)) copy.delete(name);
  for (const [name, bytes] of files) {
    const path = join(copy.folder, name);
    if (!existsSync(path) || !readFileSync(path).equals(bytes)) copy.write(name, bytes);
  }
}

function listChanges(
  old: ReadonlyMap<string, Buffer>,
  now: ReadonlyMap<string, Buffer>,
): ReturnType<EditedSite['changes']> {
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
