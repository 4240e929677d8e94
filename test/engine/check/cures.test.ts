/** What a fault offers is tried as an author would: put where the fault points, it must make the fault go. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { BuildFailure } from '../../../engine/faults/errors.ts';
import { addFile, copyFixture, type FixtureSite, readFixture } from '../../fixture-site.ts';

type Fault = BuildFailure['faults'][number];

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
      for (const [path, pattern] of Object.entries(mended)) assert.match(read(fixture, path), pattern);
      fixture.remove();
    });
  }
});

/** Takes offer after offer, as many as a text may need. */
async function mend(fixture: FixtureSite, offers = 9): Promise<void> {
  const failure = await fixture.build().catch((error: unknown) => error);
  if (failure === undefined) return;
  if (!(failure instanceof BuildFailure) || offers === 0) throw failure;
  const fault = failure.faults.at(-1) ?? assert.fail();
  takeOffer(fixture, fault.file.slice(join(fixture.folder, 'content/').length), fault);
  await mend(fixture, offers - 1);
}

/** What stands there, and what to write in its place. */
const OFFERS: readonly RegExp[] = [
  /(?<found>\w+): found an unknown field, did you mean "(?<write>\w+)"/,
  /found (?<found>.*) without quotes, .*, write (?<write>["'].*)$/,
  /found (?<found>[\d,]+), write the number without a comma: (?<write>\d+)/,
  /found "(?<found>[^"]+)", which .*, write one of (?<write>[^,]+)/,
  /found (?:the bare figure )?"?(?<found>[^"]+?)"?, .*?(?:write|did you mean) (?<write>\{\{.*\}\}[^?]*)\??$/,
];

function takeOffer(fixture: FixtureSite, path: string, { message, position }: Fault): void {
  const permit = /allow it there: (- .*)$/.exec(message)?.[1];
  const home = /move it to content\/(\w+)/.exec(message)?.[1];
  if (permit !== undefined) {
    edit(fixture, FACTS, (text) => text.replace('allowed:', `allowed:\n  ${permit}`));
  } else if (home !== undefined) {
    move(fixture, path, join(home, basename(path)));
  } else {
    const { found, write } = OFFERS.map((offer) => offer.exec(message)?.groups).find(Boolean) ?? assert.fail(message);
    edit(fixture, path, (text) => replaceAt(text, position, found ?? '', write ?? ''));
  }
}

function replaceAt(text: string, { line, column }: Fault['position'], found: string, write: string): string {
  const lines = text.split('\n');
  const row = lines[line - 1] ?? '';
  const end = column - 1 + found.length;
  assert.equal(row.slice(column - 1, end), found);
  return lines.with(line - 1, row.slice(0, column - 1) + write + row.slice(end)).join('\n');
}

function edit(fixture: FixtureSite, path: string, change: (text: string) => string): void {
  writeFileSync(join(fixture.folder, 'content', path), change(read(fixture, path)));
}

function move(fixture: FixtureSite, from: string, to: string): void {
  const target = join(fixture.folder, 'content', to);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(fixture.folder, 'content', from), target);
}

function read(fixture: FixtureSite, path: string): string {
  return readFileSync(join(fixture.folder, 'content', path), 'utf8');
}
