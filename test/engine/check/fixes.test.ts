/** What a fault offers is tried as an author would: put where the fault points, it must make the fault go. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BuildFailure, type Diagnostic, textOf } from '../../../engine/core/diagnostics.ts';
import { addFile, copyFixture, type FixtureSite, listCases, readFixture } from '../../fixture-site.ts';
import { OFFERS, readOffer, takeOffer } from './fix-patterns.ts';

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

/** What is wrong, and what the mended file says. */
const CASES: Record<string, { files: Record<string, string>; mended: Record<string, RegExp> }> = {
  'a figure of another unit': {
    files: { ...say('They answer 24/7, in 12 trucks.'), ...know(DRIVER, 'allowed:') },
    mended: { [PRODUCE]: /answer 24\/7, in 12 trucks/, [FACTS]: /words: "answer 24\/7".*\n.*words: "12 trucks"/ },
  },
  'figures of facts, with and without their units': {
    files: { ...say('Lift 50 lb in seven states, or for $24.00 wait 12 weeks.'), ...know(DRIVER, LIFTING, STATES) },
    mended: {
      [PRODUCE]:
        /Lift \{\{lifting\}\} in \{\{states\}\} states, or for \{\{driver-start\}\} wait \{\{deferred-weeks\}\} weeks/,
    },
  },
  'a number sign and quotes': {
    files: {
      [PRODUCE]: produce.replace(/^lead: .*$/m, 'lead: He said "yes" at Store #12 and didn\'t go'),
      ...know('allowed:'),
    },
    mended: { [PRODUCE]: /^lead: "He said \\"yes\\" at Store #12 and didn't go"$/m, [FACTS]: /words: "Store #12"/ },
  },
  'stray braces': {
    files: say('{note-years} {{ note-years in digits } {{{note-years}}} {{note-years} {{nota-years} {{not-years}}'),
    mended: {
      [PRODUCE]: /^\{\{note-years\}\} \{\{note-years in digits\}\}( \{\{note-years\}\}){4} See/m,
    },
  },
  'a number with a comma, within braces': {
    files: know('  skus: { value: 22,000, unit: items, text: "22,000" }'),
    mended: { [FACTS]: /skus: \{ value: 22000, unit/ },
  },
  'a field within a fact': {
    files: know('  skus: { value: 3, units: items, text: "3" }'),
    mended: { [FACTS]: /skus: \{ value: 3, unit: items/ },
  },
  'a manager who has left': {
    files: {
      [PRODUCE]: produce.replace('order: 1', 'order: 1\nask: eva-stone'),
      'managers/luis-herrera.md': meet('Luis'),
      'managers/linh-tran.md': meet('Linh'),
    },
    mended: { [PRODUCE]: /^ask: linh-tran$/m },
  },
  'a page that the code does not know': {
    files: { 'pages/meat.md': produce.replaceAll(/Fruit|Produce/g, 'Meat') },
    mended: { 'services/meat.md': /title: Meat/ },
  },
  'a folder with a slip': {
    files: { 'service/meat.md': produce.replaceAll(/Fruit|Produce/g, 'Meat') },
    mended: { 'services/meat.md': /title: Meat/ },
  },
};

describe('a cure that a fault offers makes it go:', () => {
  for (const [name, { files, mended }] of Object.entries(CASES)) {
    it(name, async () => {
      const fixture = copyFixture();
      for (const [path, content] of Object.entries(files)) addFile(fixture, path, content);
      await mend(fixture);
      for (const [path, pattern] of Object.entries(mended)) assert.match(fixture.readContent(path), pattern);
      fixture.remove();
    });
  }
});

/** Takes offer after offer, as many as a text may need. */
async function mend(fixture: FixtureSite, offers = 9): Promise<void> {
  const failure = await fixture.build().catch((error: unknown) => error);
  if (failure === undefined) return;
  if (!(failure instanceof BuildFailure) || offers === 0) throw failure;
  const fault = failure.diagnostics.at(-1) ?? assert.fail();
  const offer = readOffer(textOf(fault)) ?? assert.fail(textOf(fault));
  takeOffer(fixture, fault, offer);
  await mend(fixture, offers - 1);
}

describe('whatever a fault of the fixtures offers makes it go:', () => {
  const taken = new Set<string>();
  for (const name of listCases('errors')) {
    it(name, async () => {
      const fixture = copyFixture(`errors/${name}`);
      const faults = await listFaults(fixture);
      const offered = faults.flatMap((fault) => {
        const offer = readOffer(textOf(fault));
        return offer ? [{ fault, offer }] : [];
      });
      // From the end: what is written moves what stands behind it.
      for (const { fault, offer } of offered.reverse()) takeOffer(fixture, fault, offer);
      const mended = offered.length === 0 ? [] : await listFaults(fixture);
      const left = mended.map(inItsLine);
      assert.ok(countUnread(mended) <= countUnread(faults), left.join('\n'));
      for (const { fault, offer } of offered) {
        assert.ok(!left.includes(inItsLine(fault)), `${textOf(fault)}\n${left.join('\n')}`);
        taken.add(offer.kind);
      }
      fixture.remove();
    });
  }

  it('each kind of offer is made by some', () => assert.deepEqual([...taken].sort(), Object.keys(OFFERS).sort()));
});

/** Of a file that is not YAML, nothing else is reported. */
function countUnread(errors: readonly Diagnostic[]): number {
  return errors.filter(({ path, position }) => path === undefined && position.line > 1).length;
}

/** What is written before it moves its column. */
function inItsLine(error: Diagnostic): string {
  return `${error.file}:${error.position.line} ${textOf(error)}`;
}

async function listFaults(fixture: FixtureSite): Promise<readonly Diagnostic[]> {
  const failure = await fixture.build().catch((error: unknown) => error);
  if (failure === undefined) return [];
  if (failure instanceof BuildFailure) return failure.diagnostics;
  throw failure;
}
