/** Words and values of the form. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatError, parseNumbers } from '../../panel/text.ts';

describe('the form', () => {
  const errors: [code: string, field: string, message: string, fix: string, shown: string][] = [
    [
      'missing-field',
      'picture',
      '`picture` is missing.',
      'Write a group such as `{ src: grocery.jpg, alt: "Crates" }`.',
      'This is missing.',
    ],
    ['empty-field', 'duties', '`duties` is empty.', 'Write a list, each one duty.', 'This is empty.'],
    [
      'unknown-reference',
      'ask',
      '`ask` names `luis-herrera`, which does not exist.',
      'Add it to content/managers, or write one of `ada-cole`, `bo-field`.',
      'This names “luis-herrera”, which does not exist.',
    ],
    [
      'invalid-field',
      'alt',
      '`alt` has no words.',
      'Write what the picture shows, or add `decorative: true`.',
      'This has no words.',
    ],
    [
      'invalid-field',
      'phone',
      '`phone` must be a phone number in quotes, such as "(800) 555-0142".',
      'Replace `5`.',
      'This must be a phone number, such as (800) 555-0142.',
    ],
    [
      'invalid-field',
      'title',
      '`title` must be at most 60 characters.',
      'It has 70 characters; write fewer.',
      'This must be at most 60 characters. It has 70 characters; write fewer.',
    ],
    [
      'missing-picture',
      'src',
      '`src` names `meet.jpg`, which does not exist.',
      'Did you mean `meat.jpg`?',
      'This names “meet.jpg”, which does not exist. Did you mean “meat.jpg”?',
    ],
    [
      'dead-link',
      'link',
      'Dead link `/servces/`.',
      'Did you mean `/services/`?',
      'Dead link “/servces/”. Did you mean “/services/”?',
    ],
    [
      'main-heading',
      '',
      'A main heading (`#`) is the title.',
      'Write `##`.',
      'A main heading (“#”) is the title. Write “##”.',
    ],
  ];
  for (const [code, field, message, fix, shown] of errors) {
    it(`says: ${shown}`, () => {
      const path = field === '' ? [] : [field];
      assert.equal(formatError({ severity: 'error', code, message, fix, path }), shown);
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
