/** Words and values of the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatError, formText, parseNumbers } from '../../panel/text.ts';

describe('the form', () => {
  const messages: [fix: string, shown: string][] = [
    ['Write a group such as `{ src: grocery.jpg, alt: Crates }`.', 'This is missing. Choose a picture.'],
    ['Write a group such as `{ value: 1959, unit: year }`.', 'This is missing. Fill in its fields.'],
    ['Write the number in quotes, such as `"5"`.', 'This is missing. Write the number, such as “"5"”.'],
  ];
  const others: [field: string, message: string, fix: string, shown: string][] = [
    [
      'ask',
      '`ask` names `luis-herrera`, which is not in content/managers.',
      'Add it, or write one of `ada-cole`, `bo-field`.',
      'This names “luis-herrera”, which does not exist. Choose another.',
    ],
    [
      'group',
      '`group` is missing.',
      'Write the file name of a group in content/groups.',
      'This is missing. Choose one.',
    ],
    ['pay', '`pay` is missing.', 'Write a group of per, steps.', 'This is missing. Fill in its fields.'],
    ['duties', '`duties` is missing.', 'Write a list, each one duty.', 'This is missing. Add an item.'],
    [
      'src',
      '`src` is missing.',
      'Write the name of a file in assets/images, e.g. meat.jpg.',
      'This is missing. Choose a picture.',
    ],
    [
      'alt',
      '`alt` is missing.',
      'Write it, or add `decorative: true`.',
      'This is missing. Write it, or check “Decorative”.',
    ],
  ];
  for (const [field, message, fix, shown] of others) {
    it(`says: ${shown}`, () => assert.equal(formatError({ message, fix, path: [field] }), shown));
  }

  it('explains a list without brackets', () => {
    assert.equal(
      formText('a list of old addresses, such as [/jobs/, /old/jobs/]'),
      'Old addresses, such as /jobs/, /old/jobs/',
    );
  });

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
