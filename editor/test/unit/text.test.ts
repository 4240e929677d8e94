/** Words and values of the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatError, parseNumbers } from '../../panel/text.ts';

describe('the form', () => {
  const messages: [fix: string, shown: string][] = [
    ['Write a group such as `{ src: grocery.jpg, alt: Crates }`.', 'This is missing. Choose a picture.'],
    ['Write a group such as `{ value: 1959, unit: year }`.', 'This is missing. Fill in its fields.'],
    ['Write the number in quotes, such as `"5"`.', 'This is missing. Write the number, such as “"5"”.'],
  ];
  for (const [fix, shown] of messages) {
    it(`says: ${shown}`, () => {
      assert.equal(formatError({ message: '`picture` is missing.', fix, path: ['picture'] }), shown);
    });
  }

  it('reads numbers as they are written, and leaves the rest to the build', () => {
    const numbers = { '12': 12, '-1.5': -1.5, '40, 48': [40, 48], ' ': undefined };
    for (const [text, value] of Object.entries(numbers)) assert.deepEqual(parseNumbers(text), value);
    for (const text of ['40, ', '40,48', '0x10', '1e3', 'Infinity', '1.', '40, x']) {
      assert.equal(parseNumbers(text), text);
    }
  });
});
