import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../support/browser/look.ts';
import {
  attend,
  focusedWords,
  hasFocus,
  readWords,
  tabTo,
  untilOn,
  untilSaid,
  untilSeen,
  type Visitor,
} from '../../support/browser/visitor.ts';
import { usePostSite } from '../contact-form/post-site.ts';

const CONTACT = '/contact/';

async function begin(visitor: Visitor): Promise<void> {
  await untilSeen(visitor, '.contact-form form[novalidate]');
  await tabTo(visitor, '#contact-name');
}

const readValue = (visitor: Visitor, field: string) =>
  visitor.ask((field) => String(Reflect.get(document.querySelector(field) ?? {}, 'value')), field);

describe('by keyboard alone, the contact form', () => {
  const site = usePostSite();

  it('says what is wrong and leads there, takes a message, sends it, and says so', () =>
    attend(CONTACT, { address: site.address, tolerate: /^request/ }, async (visitor) => {
      await begin(visitor);
      await visitor.write('Ada King');
      await visitor.press('Enter');
      await eventually(() => visitor.ask(() => document.activeElement?.matches('.form-summary') ?? false));
      await visitor.press('Tab', 'Enter');
      await eventually(() => visitor.ask(() => document.activeElement?.id === 'contact-email'));
      await visitor.write('ada@example.com');
      await visitor.press('Tab', 'Tab');
      await visitor.write('this & that?');
      await tabTo(visitor, '.form-send');
      await visitor.press('Enter');
      await untilSaid(visitor, '.form-result h3', 'Your message has been sent');
      assert.ok(await visitor.ask(() => document.activeElement?.matches('.form-result')));
      const sent = site.receiver.received.map(({ fields: { name, email, message } }) => [name, email, message]);
      assert.deepEqual(sent, [['Ada King', 'ada@example.com', 'this & that?']]);
    }));

  it('keeps what is typed on the way out and back', () =>
    attend(CONTACT, {}, async (visitor) => {
      await begin(visitor);
      await visitor.write('Ada King');
      await visitor.ask(() => document.querySelector<HTMLElement>('.logo')?.focus());
      await visitor.press('Enter');
      await untilOn(visitor, '/');
      await visitor.ask(() => history.back());
      await eventually(async () => (await readValue(visitor, '#contact-name').catch(() => '')) === 'Ada King');
    }));
});

describe('by keyboard alone, a contact card', () => {
  it('is copied from, or at least selected, says so once, and keeps the focus', () =>
    attend(CONTACT, {}, async (visitor) => {
      const button = '.people li:first-child .copyable:first-child .copy';
      await visitor.ask(() => document.querySelector('.people')?.scrollIntoView());
      await untilSeen(visitor, button);
      await tabTo(visitor, button);
      await visitor.press('Enter');
      await eventually(async () =>
        /^(Copied|Selected, not copied)$/.test(await readWords(visitor, '.copied:not(:empty)')),
      );
      assert.ok(await hasFocus(visitor, button));
    }));

  it('leads to the form with its person chosen', () =>
    attend(CONTACT, {}, async (visitor) => {
      const write = '.people li:nth-child(2) a[href*="?to="]';
      await tabTo(visitor, write);
      const slug = (
        await visitor.ask((link) => document.querySelector(link)?.getAttribute('href') ?? '', write)
      ).replace(/.*to=([^#]*).*/, '$1');
      await visitor.press('Enter');
      await eventually(async () => (await readValue(visitor, '#contact-to').catch(() => '')) === slug);
      assert.notEqual(await focusedWords(visitor), '');
    }));
});
