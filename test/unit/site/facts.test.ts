/** Facts: defined in one file, used as variables elsewhere, and listed by `npm run facts`. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listTexts, parseFile } from '../../../engine/content/index.ts';
import { run } from '../../../site/checks/facts-report.ts';
import { readTextRules } from '../../../site/checks/texts.ts';
import { interpolateFacts, readKnownFacts } from '../../../site/checks/variables.ts';
import { findDigits, findSpelled, parseNumbers } from '../../../site/model/numbers.ts';
import { formatValue, textHasValue } from '../../../site/model/stated-figure.ts';
import { copyFixture, pictures, readFixture } from '../../support/fixture-site.ts';
import { runCommand } from '../../support/run-command.ts';
import { listChecks } from '../../support/table.ts';

describe('a fact', () => {
  it('is shown as its text, or in digits if the copy asks for them; a phone number becomes a link', async () => {
    const fixture = copyFixture();
    const names = '{{note-years}}, {{note-years in digits}}, {{ dividend-cash-share in digits }} times.';
    fixture.edit('services/produce.md', 'every morning.', names);
    fixture.edit('services/produce.md', 'at dawn', '{{phone}}');
    await fixture.build();
    const shown = /ten, 10, ½ times\.[\s\S]*comes <a href="tel:8005550100">\(800\)\s555-0100<\/a>/;
    assert.match(fixture.read('services/product-categories/produce/index.html'), shown);
  });

  it('that contradicts another with the same `measures` causes a warning, not an error', async () => {
    const fixture = copyFixture('facts');
    const warning = /content\/facts\.md: trucks owned: trucks-plus says 12, trucks-more says 11; ask which is right$/m;
    assert.match((await fixture.build()).join('\n'), warning);
    fixture.edit('facts.md', 'value: 11, unit: trucks, text: more than 11', 'value: 12, unit: trucks, text: twelve');
    assert.doesNotMatch((await fixture.build()).join('\n'), /trucks owned/);
  });
});

// A row is e.g. "40×48 inches: 40 by 48".
for (const [row, check] of listChecks('suggested-texts', (fact) => {
  const [numbers = '', unit = ''] = fact.split(' ');
  const values = numbers.split('×').map(Number);
  const figure = { value: values.length > 1 ? values : Number(numbers), unit };
  const text = formatValue(figure);
  return textHasValue({ ...figure, text }) ? text : 'does not state the value';
}))
  it(`the text that an error suggests for a fact states its value: ${row}`, check);

it('npm run facts lists each fact with every position where it is used', async () => {
  const { folder } = copyFixture('facts');
  const { status, stdout } = await runCommand(run, ['--images', pictures, '--content', join(folder, 'content')]);
  assert.equal(status, 0);
  assert.equal(stdout.replaceAll(`${folder}/`, ''), readFixture('facts/expected.txt'));
});

describe('a text of 200 KB is checked in full', () => {
  const read = (path: string, raw: string) => {
    const { source } = parseFile({ path, file: path, hash: '' }, Buffer.from(raw));
    return source ?? assert.fail();
  };
  const facts = read('facts.md', readFixture('base/facts.md'));
  const repeat = (part: string) => part.repeat(199_000 / part.length);
  // Regular expressions that backtrack take minutes or hours for these.
  for (const part of ['a', ' ', '\n', '(', '<', '](', '<a', '1.', '{', '{{ ', '}', 'a@', '12 ', 'ten weeks ']) {
    it(`if it repeats ${JSON.stringify(part)}`, () => {
      // The end has something to find: the @ of an email address, an unknown fact and a bare figure.
      const source = read('services/a.md', `---\ntitle: A\n---\n{{${repeat(part)} @ and {{foundet}} 77`);
      const { errors } = interpolateFacts(source, readKnownFacts([facts]));
      assert.ok(errors.some(({ code }) => code === 'unknown-fact' || code === 'stray-braces'));
      readTextRules({ folder: '.', sources: [facts, source], problems: [] }).check(source, listTexts(source));
    });
  }
});

describe('a number in a sentence', () => {
  for (const [row, check] of listChecks('digits', (text) =>
    findDigits(text).map(({ typed, value, unit = null }) => [typed, value, unit]),
  ))
    it(`is found in digits: ${row}`, check);

  for (const [row, check] of listChecks('spelled', (text) =>
    findSpelled(text, ['states', 'stores', 'weeks']).map(({ typed, value }) => [typed, value]),
  ))
    it(`is found spelled out: ${row}`, check);

  for (const [row, check] of listChecks('numbers', parseNumbers)) it(`is parsed: ${row}`, check);
});
