/** Fixes that authors apply one after the other; those of the fixtures are in messages.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textOf } from '../../../engine/core/diagnostics.ts';
import { copyFixture, type FixtureSite, readFixture } from '../../support/fixture-site.ts';
import { applyFix, listErrors, readFix } from './fix-patterns.ts';

const PRODUCE = 'services/produce.md';
const produce = readFixture(`base/${PRODUCE}`);
const FACTS = 'facts.md';
const facts = readFixture(`base/${FACTS}`);

const say = (words: string) => ({ [PRODUCE]: produce.replace('Fruit comes at dawn.', words) });
const know = (...lines: string[]) => ({ [FACTS]: facts.replace(/---\n$/, `${lines.join('\n')}\n---\n`) });
const meet = (name: string) => `---\nname: ${name}\ntitle: Manager\norder: 1\n---\n`;

const LIFTING = '  lifting: { value: 50, unit: lb, text: 50 lb }';
const DRIVER = '  driver-start: { value: 24, unit: dollars an hour, text: $24.00 }';
const STATES = '  states: { value: 7, unit: states, text: seven }';

/** What is wrong, and what the fixed file says. */
const CASES: Record<string, { files: Record<string, string>; fixed: Record<string, RegExp> }> = {
  'a figure of another unit': {
    files: { ...say('They answer 24/7, in 12 trucks.'), ...know(DRIVER, 'allowlist:') },
    fixed: { [PRODUCE]: /answer 24\/7, in 12 trucks/, [FACTS]: /text: "answer 24\/7".*\n.*text: "12 trucks"/ },
  },
  'figures of facts, with and without their units': {
    files: { ...say('Lift 50 lb in seven states, or for $24.00 wait 12 weeks.'), ...know(DRIVER, LIFTING, STATES) },
    fixed: {
      [PRODUCE]:
        /Lift \{\{lifting\}\} in \{\{states\}\} states, or for \{\{driver-start\}\} wait \{\{deferred-weeks\}\} weeks/,
    },
  },
  'a number sign and quotes': {
    files: {
      [PRODUCE]: produce.replace(/^lead: .*$/m, 'lead: He said "yes" at Store #12 and didn\'t go'),
      ...know('allowlist:'),
    },
    fixed: { [PRODUCE]: /^lead: "He said \\"yes\\" at Store #12 and didn't go"$/m, [FACTS]: /text: "Store #12"/ },
  },
  'stray braces': {
    files: say('{note-years} {{ note-years in digits } {{{note-years}}} {{note-years} {{nota-years} {{not-years}}'),
    fixed: {
      [PRODUCE]: /^\{\{note-years\}\} \{\{note-years in digits\}\}( \{\{note-years\}\}){4} See/m,
    },
  },
  'a number with a comma, within braces': {
    files: know('  skus: { value: 22,000, unit: items, text: "22,000" }'),
    fixed: { [FACTS]: /skus: \{ value: 22000, unit/ },
  },
  'a field within a fact': {
    files: know('  skus: { value: 3, units: items, text: "3" }'),
    fixed: { [FACTS]: /skus: \{ value: 3, unit: items/ },
  },
  'a manager who has left': {
    files: {
      [PRODUCE]: produce.replace('order: 1', 'order: 1\nask: eva-stone'),
      'managers/luis-herrera.md': meet('Luis'),
      'managers/linh-tran.md': meet('Linh'),
    },
    fixed: { [PRODUCE]: /^ask: linh-tran$/m },
  },
  'a folder with a slip': {
    files: { 'service/meat.md': produce.replaceAll(/Fruit|Produce/g, 'Meat') },
    fixed: { 'services/meat.md': /title: Meat/ },
  },
};

describe('the fix in a message fixes the error:', () => {
  for (const [name, { files, fixed }] of Object.entries(CASES)) {
    it(name, async () => {
      const fixture = copyFixture(undefined, files);
      await fixAll(fixture);
      for (const [path, pattern] of Object.entries(fixed)) assert.match(fixture.readContent(path), pattern);
    });
  }
});

/** Takes fix after fix, as many as a text may need. */
async function fixAll(fixture: FixtureSite, fixes = 9): Promise<void> {
  const errors = await listErrors(fixture);
  const error = errors.at(-1);
  if (error === undefined) return;
  assert.ok(fixes > 0, errors.map(textOf).join('\n'));
  applyFix(fixture, error, readFix(textOf(error)) ?? assert.fail(textOf(error)));
  await fixAll(fixture, fixes - 1);
}
