/** When the dev server reads changed files. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { schedule } from '../../../engine/dev-server/watch.ts';

/** The updates so far. Each runs until a test ends it. */
let updates: { files: string[]; end(): void; fail(error: Error): void }[];
let failures: unknown[];
/** What the timer will call. */
let onTimer: (() => void) | undefined;

function open() {
  const update = (files: ReadonlySet<string>) =>
    new Promise<void>((end, fail) => updates.push({ files: [...files], end, fail }));
  return schedule(update, (error) => failures.push(error));
}

/** Lets the timer run out, and waits until the updates have begun. */
async function advance(): Promise<void> {
  const work = onTimer;
  onTimer = undefined;
  work?.();
  await new Promise((done) => setImmediate(done));
}

describe('a changed file', () => {
  beforeEach(() => {
    [updates, failures, onTimer] = [[], [], undefined];
    const setTimer = (work?: () => void) => {
      onTimer = work;
    };
    mock.method(globalThis, 'setTimeout', setTimer);
    mock.method(globalThis, 'clearTimeout', () => setTimer());
  });
  afterEach(() => mock.restoreAll());

  it('causes an update, and one more in case it was only half written before', async () => {
    open().add('a.md');
    await advance();
    updates[0]?.end();
    // The end of the update sets a timer, which then runs out.
    await advance();
    await advance();
    // The second update gets no names, because the build then looks at all files.
    const [first, second, ...others] = updates;
    assert.deepEqual([first?.files, second?.files, others], [['a.md'], [], []]);
  });

  it('is part of the next update, too, if its update fails', async () => {
    const { add } = open();
    const failure = new Error('broken');
    add('a.ts');
    await advance();
    updates[0]?.fail(failure);
    await advance();
    add('b.ts');
    await advance();
    assert.deepEqual(failures, [failure]);
    assert.deepEqual(updates.at(-1)?.files, ['a.ts', 'b.ts']);
  });
});
