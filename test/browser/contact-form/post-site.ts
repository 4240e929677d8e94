/** A tiny site whose contact form posts to a service, both served on this machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../engine/dev-server/index.ts';
import { type Receiver, startReceiver } from '../../support/browser/receiver.ts';
import { visit } from '../../support/browser/visit.ts';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { fill, SEND, WRITTEN, wake } from './form-page.ts';

interface PostSite {
  receiver: Receiver;
  /** With a slash at its end. */
  address: string;
  close(): Promise<void>;
}

interface Case {
  script?: boolean;
  clock?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  /** Requests elsewhere are meant here; so are the failures of some tests. */
  tolerate?: RegExp;
}

/** What browsers say of a request that finds no end. */
export const CUT_OFF = /ERR_|Failed|Cross-Origin Request Blocked/;

const CONTACT = (name: string) =>
  `---\nname: ${name}\ntitle: New stores\norder: 1\nemail: ${name.toLowerCase()}@example.com\nphone: (800) 555-0101\n---\n`;

/** Two people to write to: the form is there. */
export function addContacts(fixture: FixtureSite): void {
  for (const name of ['Dana', 'Cliff']) addFile(fixture, `contacts/${name.toLowerCase()}.md`, CONTACT(name));
}

/** Writes the message and presses Send. */
export async function post(page: Page): Promise<void> {
  await wake(page);
  await fill(page, WRITTEN);
  await page.click(SEND);
}

/** For the tests of a suite: the site is there before the first and gone after the last, and the service is kind to each. */
export function usePostSite() {
  let opened: PostSite | undefined;
  const site = () => {
    if (!opened) throw new Error('the site is there while the tests of the suite run');
    return opened;
  };
  before(async () => {
    opened = await openPostSite();
  });
  after(() => site().close());
  beforeEach(() => {
    site().receiver.manner = 'accepts';
    site().receiver.received.length = 0;
  });
  return {
    get receiver() {
      return site().receiver;
    },
    get address() {
      return site().address;
    },
    visitForm({ tolerate, ...rest }: Case, act: (page: Page) => Promise<void>): Promise<void> {
      const also = tolerate === undefined ? '' : `|${tolerate.source}`;
      const { address, receiver } = site();
      const elsewhere = new RegExp(`request: ${new URL(receiver.endpoint).origin}${also}`);
      return visit('/contact/', { address, ...rest, tolerate: elsewhere }, act);
    },
  };
}

async function openPostSite(): Promise<PostSite> {
  const receiver = await startReceiver();
  const fixture = copyFixture();
  const site = join(fixture.folder, 'content/site.md');
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace('footer:', `contact: { endpoint: "${receiver.endpoint}" }\nfooter:`),
  );
  addContacts(fixture);
  await fixture.build();
  const serving = await serve({ folder: join(fixture.folder, 'dist'), base: '/', port: 0 });
  const close = async () => {
    await serving.close();
    await receiver.close();
    fixture.remove();
  };
  return { receiver, address: serving.address, close };
}
