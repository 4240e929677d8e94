/** A tiny site whose contact form posts to a service, both served on this machine. */
import { join } from 'node:path';
import { after, before, beforeEach } from 'node:test';
import type { Page } from 'puppeteer-core';
import { serve } from '../../../engine/dev-server/index.ts';
import { type Receiver, startReceiver } from '../../support/browser/receiver.ts';
import type { Visit } from '../../support/browser/visit.ts';
import { addFile, copyFixture, type FixtureSite, formatEntry } from '../../support/fixture-site.ts';
import { fill, SEND, visitForm, WRITTEN } from './form-page.ts';

/** Console messages of browsers about a request without a response. */
export const NO_RESPONSE = /ERR_|Failed|Cross-Origin Request Blocked/;

/** Without contacts, the form offers no choice of a recipient. */
function addContacts(fixture: FixtureSite): void {
  for (const name of ['Dana', 'Cliff']) {
    const email = `${name.toLowerCase()}@example.com`;
    const contact = { name, title: 'New stores', order: 1, email, phone: '(800) 555-0101' };
    addFile(fixture, `contacts/${name.toLowerCase()}.md`, formatEntry(contact));
  }
}

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
    fixture.edit('site.md', 'footer:', `contact: { endpoint: "${receiver.endpoint}" }\nfooter:`);
    addContacts(fixture);
    await fixture.build();
    serving = await serve({ folder: join(fixture.folder, 'dist'), base: '/', port: 0 });
  });
  after(async () => {
    await serving.close();
    await receiver.close();
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
      const tolerated = [`request: ${new URL(receiver.endpoint).origin}`, ...(tolerate ? [tolerate.source] : [])];
      return visitForm({ address: serving.address, ...rest, tolerate: new RegExp(tolerated.join('|')) }, act);
    },
  };
}
