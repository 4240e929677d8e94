/** The site of test/fixtures/town/, open for editing in a real browser. All tests of a process share it, and each restores it. */
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { useDevServer } from '../../../test/support/browser/use-dev-server.ts';
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
// After each test, the files are restored, and these pages must become the same as before.
const devServer = useDevServer(copy, ['/', CONTACT, '/services/', GROCERY, TEAM, JOBS], () => {
  git('checkout', '--quiet', '--', ...EDITED);
  git('clean', '-d', '--force', '--quiet', ...EDITED);
});

export const site = {
  git,
  copy,
  devServer,

  edit(path: string, act: (page: Page) => Promise<void>, options: Visit = {}): Promise<void> {
    const { address } = devServer;
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
