/** The site of test/fixtures/town.yaml, open for editing in a real browser. All tests of a process share it, and each restores it. */
import { join } from 'node:path';
import { afterEach } from 'node:test';
import type { Page } from 'puppeteer-core';
import { openOnce } from '../../../test/support/browser/open-once.ts';
import { eventually } from '../../../test/support/browser/page.ts';
import { type Visit, visitSite } from '../../../test/support/browser/visit.ts';
import { useRealValues } from '../../../test/support/fixture-site.ts';
import { copyProjectWithTown } from '../../../test/support/project-copy.ts';
import { gitIn, makeRepository } from '../../../test/support/repository.ts';
import { clickText } from './page-text.ts';
import { waitForFocusedLabel, waitForHeading } from './panel.ts';

export const GROCERY = '/services/product-categories/grocery/';
export const GROCERY_FILE = 'content/services/grocery.md';
export const LEAD = 'Your store gets coffee, flour and dairy.';
export const TEAM = '/company-info/our-management-team/';
export const JOBS = '/company-info/employment-opportunities/';
export const JOB = `${JOBS}cdl-driver/`;
export const CONTACT = '/contact/';

const EDITED = ['content', 'assets/images'];

const copy = copyProjectWithTown();
// Sample values could not be published.
useRealValues(join(copy.folder, 'content'));
makeRepository(copy.folder, ...EDITED);
const git = (...args: string[]) => gitIn(copy.folder, ...args);
const PAGES = ['/', CONTACT, '/services/', GROCERY, TEAM, JOBS];
const openServer = openOnce(async () => {
  const { address, errors, stop } = await copy.start();
  const readPages = async () => {
    const pages = await Promise.all(PAGES.map(async (path) => (await fetch(new URL(path, address))).text()));
    return [...pages, ...(await errors())].join('\n');
  };
  return { address, readPages, original: await readPages(), close: stop };
});

/**
 * Restores the site after each test of a file or suite, and waits until its pages are as before, because a late update would
 * disturb the next test.
 */
export function useEditedSite(): void {
  afterEach(async () => {
    git('checkout', '--quiet', '--', ...EDITED);
    git('clean', '-d', '--force', '--quiet', ...EDITED);
    const { readPages, original } = await openServer();
    await eventually(async () => (await readPages()) === original);
  });
}

export const site = {
  git,
  copy,

  async edit(path: string, act: (page: Page) => Promise<void>, options: Visit = {}): Promise<void> {
    const { address } = await openServer();
    const prepare = async (page: Page) => {
      await page.bringToFront();
      await page.browserContext().setCookie({ name: 'page-editor', value: 'on', domain: 'localhost', path: '/' });
    };
    return visitSite(path, { address, prepare, ...options }, async (page) => {
      await page.waitForSelector('#editor-panel');
      await waitForHeading(page, 'This page');
      await act(page);
    });
  },

  editLead(act: (page: Page) => Promise<void>, options?: Visit): Promise<void> {
    const openLead = async (page: Page) => {
      await clickText(page, 'Your store gets coffee');
      await waitForFocusedLabel(page, 'Opening sentence');
      await act(page);
    };
    return site.edit(GROCERY, openLead, options);
  },

  /** The changed files, each with its removed and added lines unless it is new or deleted. */
  listChanges(): Record<string, string[] | 'new' | 'deleted'> {
    const files = git('status', '--porcelain', '--untracked-files=all', '-z', ...EDITED).split('\0');
    return Object.fromEntries(
      files.flatMap((file): [string, string[] | 'new' | 'deleted'][] => {
        const [state, name] = [file.charAt(1), file.slice(3)];
        if (state === '?') return [[name, 'new']];
        if (state === 'D') return [[name, 'deleted']];
        return state === 'M' ? [[name, diff(name)]] : [];
      }),
    );
  },

  readLead: () => /^lead: (.*)$/m.exec(copy.read(GROCERY_FILE))?.[1],
};

/** What `listChanges` returns if only the lead has changed. */
export const leadChangedTo = (lead: string) => ({ [GROCERY_FILE]: [`-lead: ${LEAD}`, `+lead: ${lead}`] });

/** The removed and added lines of a file. */
const diff = (file: string) => git('diff', '--unified=0', '--', file).match(/^[+-](?![+-]{2} ).+/gm) ?? [];
