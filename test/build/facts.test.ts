/** Business figures: read from one file, named everywhere else, and told of by `npm run facts`. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findDigits, findSpelled, readNumbers } from '../../build/figures.ts';
import { readFixture, startTrial, type Trial } from '../trial.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

function edit(trial: Trial, path: string, from: string, to: string): void {
  const file = join(trial.folder, 'content', path);
  const before = readFileSync(file, 'utf8');
  assert.ok(before.includes(from), from);
  writeFileSync(file, before.replace(from, to));
}

/** Two counts of one thing, and a fact that no copy names. */
function addCounts(trial: Trial): void {
  const counts = [
    '  trucks-plus: { value: 12, unit: trucks, text: 12+, measures: trucks owned }',
    '  trucks-more: { value: 11, unit: trucks, text: more than 11, measures: trucks owned }',
    '  size: { value: [40, 48], unit: inches, text: 40 by 48 inches }',
    'allowed:',
    '  - { words: Route 66, in: services/produce.md, reason: the name of a road }',
    '---',
  ];
  edit(trial, 'facts.md', '"12" }\n---', `"12" }\n${counts.join('\n')}`);
  edit(trial, 'services/produce.md', 'every morning.', 'every morning, by Route 66, in {{trucks-plus}} trucks.');
}

describe('a fact', () => {
  it('is said in its words, or in digits where the copy asks for them', async () => {
    const trial = startTrial();
    edit(
      trial,
      'services/produce.md',
      'every morning.',
      '{{note-years}}, {{note-years in digits}}, {{ dividend-cash-share in digits }} times.',
    );
    await trial.build();
    assert.match(trial.read('services/product-categories/produce/index.html'), /ten, 10, ½ times\./);
    trial.remove();
  });
});

describe('a number in a sentence', () => {
  for (const [text, words, value, unit] of [
    ['from $72,358 on', '$72,358', 72358, 'dollars'],
    ['about $800 million in sales', '$800 million', 8e8, 'dollars'],
    ['up to 2.53%.', '2.53%', 2.53, 'percent'],
    ['7.5 percent', '7.5 percent', 7.5, 'percent'],
    ['260+ stores', '260+', 260, undefined],
    ['150k a week', '150k', 150000, undefined],
    ['in 1959, and so on', '1959', 1959, undefined],
    ['12-week', '12', 12, undefined],
  ] as const) {
    it(`is found in digits: ${text}`, () =>
      assert.deepEqual(
        findDigits(text).map((figure) => [figure.words, figure.value, figure.unit]),
        [[words, value, unit]],
      ));
  }

  for (const [text, words, value] of [
    ['all Seven states', 'Seven states', 7],
    ['a twelve-week wait', 'twelve-week', 12],
    ['twenty-five stores', 'twenty-five stores', 25],
    ['half a million of them', 'half a million', 5e5],
    ['ten percent', 'ten percent', 10],
  ] as const) {
    it(`is found spelled out: ${text}`, () =>
      assert.deepEqual(
        findSpelled(text, ['states', 'stores', 'weeks']).map((figure) => [figure.words, figure.value]),
        [[words, value]],
      ));
  }

  it('is no figure where it is a word like any other', () => {
    for (const text of ['one store', 'a week', 'both of the two', 'stone weeks', 'half of the stores', 'B2B']) {
      assert.deepEqual([...findDigits(text), ...findSpelled(text, ['stores', 'weeks'])], [], text);
    }
  });

  it('is read from the text of a fact', () => {
    assert.deepEqual(readNumbers('40 by 48 inches'), [40, 48]);
    assert.deepEqual(readNumbers('half'), [0.5]);
    assert.deepEqual(readNumbers('more than 250'), [250]);
    assert.deepEqual(readNumbers('a great many'), []);
  });
});

describe('the facts', () => {
  it('that measure the same and differ are named by every build, and stop none', async () => {
    const trial = startTrial();
    addCounts(trial);
    await trial.build();
    const notice = 'content/facts.md: trucks owned: trucks-plus says 12, trucks-more says 11; ask which is right';
    assert.ok(
      trial.lines.some((line) => line.endsWith(notice)),
      trial.lines.join('\n'),
    );
    edit(trial, 'facts.md', 'value: 11, unit: trucks, text: more than 11', 'value: 12, unit: trucks, text: twelve');
    trial.lines.length = 0;
    await trial.build();
    assert.ok(!trial.lines.join('\n').includes('trucks owned'));
    trial.remove();
  });

  it('are told by npm run facts, with every place that names them', () => {
    const trial = startTrial();
    addCounts(trial);
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'build/facts.ts', '--content', join(trial.folder, 'content')],
      { cwd: project, encoding: 'utf8' },
    );
    assert.equal(status, 0);
    assert.equal(stdout.replaceAll(`${trial.folder}/`, ''), readFixture('facts/expected.txt'));
    trial.remove();
  });
});
