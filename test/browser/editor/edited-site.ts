/**
 * A small site without sample values, open for editing in a real browser. All tests of a process share it, and each restores
 * its files.
 */
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually } from '../../support/browser/page.ts';
import { visit } from '../../support/browser/visit.ts';
import { useRealValues } from '../../support/fixture-site.ts';
import { copyProjectWithTown, type OpenDevServer, type ProjectCopy } from '../../support/project-copy.ts';
import { gitIn, makeRepository } from '../../support/repository.ts';
import { waitForHeading } from './panel.ts';

export const GROCERY = '/services/product-categories/grocery/';
export const GROCERY_FILE = 'content/services/grocery.md';
export const LEAD = 'Your store gets coffee, flour and dairy.';
export const TEAM = '/company-info/our-management-team/';
export const JOBS = '/company-info/employment-opportunities/';
export const JOB = `${JOBS}cdl-driver/`;
export const CONTACT = '/contact/';

/** How many pages are open for editing. Sites on other ports get the cookie too, so the last page deletes it. */
let open = 0;

/** The folders that authors change. */
const EDITED = ['content', 'assets/images'];

let copy: ProjectCopy;
let devServer: OpenDevServer;
let untouched: string;

const git = (...words: string[]) => gitIn(copy.folder, ...words);

before(async () => {
  copy = copyProjectWithTown();
  useRealValues(join(copy.folder, 'content'));
  makeRepository(copy.folder, ...EDITED);
  devServer = await copy.start();
  untouched = await readPages(devServer);
});
after(async () => {
  await devServer.stop();
  copy.remove();
});
// An update that arrives late would reach the page of the next test.
afterEach(async () => {
  git('checkout', '--quiet', '--', ...EDITED);
  git('clean', '-d', '--force', '--quiet', ...EDITED);
  await eventually(async () => (await readPages(devServer)) === untouched);
});

export const site = {
  git,
  get copy() {
    return copy;
  },
  get devServer() {
    return devServer;
  },
  /** The next tests use this dev server. */
  useDevServer(restarted: OpenDevServer) {
    devServer = restarted;
  },
  /** Opens a page for editing, and does something there. */
  edit(
    path: string,
    act: (page: Page) => Promise<void>,
    options: { width?: number; tolerate?: RegExp } = {},
  ): Promise<void> {
    const { address } = devServer;
    const prepare = async (page: Page) => {
      await page.bringToFront();
      // A file that loads nothing else sets the cookie, because not every driver can.
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
  /** The changed files, each with its removed and added lines. */
  changes(): Record<string, string[] | 'new' | 'gone'> {
    const files = git('status', '--porcelain', '--untracked-files=all', '-z', ...EDITED).split('\0');
    return Object.fromEntries(
      files.flatMap((file): [string, string[] | 'new' | 'gone'][] => {
        const [state, name] = [file.charAt(1), file.slice(3)];
        if (state === '?') return [[name, 'new']];
        if (state === 'D') return [[name, 'gone']];
        return state === 'M' ? [[name, diff(git('show', `:${name}`), copy.read(name))]] : [];
      }),
    );
  },
};

/** Waits until requests carry the cookie. Asks again if a save reloads the page. */
function setCookie(page: Page, value: 'on' | 'off'): Promise<unknown> {
  const set = async (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for a secure origin in some browsers.
    document.cookie = `page-editor=${value}; path=/; SameSite=Strict`;
    const html = await (await fetch('/', { headers: { Accept: 'text/html' } })).text();
    return /<meta name="?page-editor[^>]* data-open/.test(html) === (value === 'on');
  };
  return eventually(() => page.evaluate(set, value).catch(() => false));
}

/** The HTML of some pages without the editor, as one text. */
async function readPages({ address }: OpenDevServer): Promise<string> {
  const paths = ['/', CONTACT, '/services/', GROCERY, TEAM, JOBS];
  const pages = await Promise.all(paths.map(async (path) => (await fetch(address + path.slice(1))).text()));
  return pages.join('\n');
}

/** The lines that only one of the texts has. */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}
