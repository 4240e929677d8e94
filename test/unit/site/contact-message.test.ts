/** The mail that the contact form opens in a mail program. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compose } from '../../../client/contact-form/compose.ts';

const WRITTEN = {
  name: 'Ada King',
  email: 'ada@example.com',
  message: 'Two lines:\nthis & that?',
  to: 'cliff@example.com',
};

function read(url: string | undefined) {
  const { pathname, searchParams } = new URL(url ?? '');
  return { to: pathname, ...Object.fromEntries(searchParams) };
}

describe('a message', () => {
  it('is whole in the mail program, with its line breaks', () => {
    const { text, url } = compose(WRITTEN);
    assert.equal(text, 'Two lines:\nthis & that?\n\nAda King\n\nada@example.com');
    assert.deepEqual(read(url), {
      to: 'cliff@example.com',
      subject: 'Message from Ada King',
      body: 'Two lines:\r\nthis & that?\r\n\r\nAda King\r\n\r\nada@example.com',
    });
  });

  it('may have characters that are reserved in URLs, and half a surrogate pair', () => {
    const { url } = compose({ ...WRITTEN, name: 'A & B?#=%', message: 'Café 100 % \ud83d' });
    assert.deepEqual(read(url), {
      to: 'cliff@example.com',
      subject: 'Message from A & B?#=%',
      body: 'Café 100 % \ufffd\r\n\r\nA & B?#=%\r\n\r\nada@example.com',
    });
  });

  it('has a mailto URL of at most 1,800 characters, or none', () => {
    const lengthWithOne = compose({ ...WRITTEN, message: 'x' }).url?.length ?? 0;
    const fits = 'x'.repeat(1800 - lengthWithOne + 1);
    assert.equal(compose({ ...WRITTEN, message: fits }).url?.length, 1800);
    const { text, url } = compose({ ...WRITTEN, message: `${fits}x` });
    assert.equal(url, undefined);
    assert.ok(text.startsWith(`${fits}x\n`));
  });
});
