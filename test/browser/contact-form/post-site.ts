/** A tiny site whose contact form posts to a service, both served on this machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../engine/dev-server/index.ts';
import { type Receiver, startReceiver } from '../../support/browser/receiver.ts';
import type { Visit } from '../../support/browser/visit.ts';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { fill, SEND, visitForm, WRITTEN } from './form-page.ts';

/** Console messages of browsers about a request without a response. */
export const CUT_OFF = /ERR_|Failed|Cross-Origin Request Blocked/;

const CONTACT = (name: string) =>
  `---\nname: ${name}\ntitle: New stores\norder: 1\nemail: ${name.toLowerCase()}@example.com\nphone: (800) 555-0101\n---\n`;

/** The form is shown from two managers on. */
export function addContacts(fixture: FixtureSite): void {
  for (const name of ['Dana', 'Cliff']) addFile(fixture, `contacts/${name.toLowerCase()}.md`, CONTACT(name));
}

/** Writes the message and presses Send. */
export async function post(page: Page): Promise<void> {
  await fill(page, WRITTEN);
  await page.click(SEND);
}

/** Serves the site for all tests of a suite, and resets the service before each. */
export function usePostSite() {
  let receiver: Receiver;
  let fixture: FixtureSite;
  let serving: Awaited<ReturnType<typeof serve>>;
  before(async () => {
    receiver = await startReceiver();
    fixture = copyFixture();
    const site = join(fixture.folder, 'content/site.md');
    const contact = `contact: { endpoint: "${receiver.endpoint}" }`;
    writeFileSync(site, readFileSync(site, 'utf8').replace('footer:', `${contact}\nfooter:`));
    addContacts(fixture);
    await fixture.build();
    serving = await serve({ folder: join(fixture.folder, 'dist'), base: '/', port: 0 });
  });
  after(async () => {
    await serving.close();
    await receiver.close();
    fixture.remove();
  });
  beforeEach(() => {
    receiver.behavior = 'accepts';
    receiver.received.length = 0;
  });
  return {
    get receiver() {
      return receiver;
    },
    /** Ends with a slash. */
    get address() {
      return serving.address;
    },
    /** Allows requests to the service, and the failures that a test tolerates. */
    visitForm({ tolerate, ...rest }: Visit, act: (page: Page) => Promise<void>) {
      const also = tolerate === undefined ? '' : `|${tolerate.source}`;
      const elsewhere = new RegExp(`request: ${new URL(receiver.endpoint).origin}${also}`);
      return visitForm({ address: serving.address, ...rest, tolerate: elsewhere }, act);
    },
  };
}
