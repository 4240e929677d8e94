import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { openResults } from '../../../engine/core/results.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

it('a fork has the results it began with, and keeps new ones for itself', () => {
  const file = join(makeTemporaryFolder('results'), 'results');
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return name;
  };
  const results = openResults(file);
  results.memo('peach', make('peach'));
  const fork = results.fork();
  for (const name of ['peach', 'plum', 'plum']) fork.memo(name, make(name));
  assert.deepEqual(made, ['peach', 'plum']);
  fork.flush();
  results.flush();
  // Neither the results nor the next process has what only the fork needed.
  results.memo('plum', make('plum'));
  openResults(file).memo('plum', make('plum'));
  openResults(file).memo('peach', make('peach'));
  assert.deepEqual(made, ['peach', 'plum', 'plum', 'plum']);
});
