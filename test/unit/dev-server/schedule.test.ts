/** When the dev server reads changed files. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { schedule } from '../../../engine/dev-server/watch.ts';

/** Records updates, each of which the test ends. */
let updates: { files: string[]; end(): void; fail(error: Error): void }[];
let failures: unknown[];
/** What the one timer waits for. */
let waiting: (() => void) | undefined;

function open() {
  const update = (files: ReadonlySet<string>) =>
    new Promise<void>((end, fail) => updates.push({ files: [...files], end, fail }));
  return schedule(update, (error) => failures.push(error));
}

/** Advances the timer and waits for the updates. */
async function pass(): Promise<void> {
  const work = waiting;
  waiting = undefined;
  work?.();
  await new Promise((done) => setImmediate(done));
}

describe('a changed file', () => {
  beforeEach(() => {
    [updates, failures, waiting] = [[], [], undefined];
    const wait = (work?: () => void) => {
      waiting = work;
    };
    mock.method(globalThis, 'setTimeout', wait);
    mock.method(globalThis, 'clearTimeout', () => wait());
  });
  afterEach(() => mock.restoreAll());

  it('is part of an update, and of another after the last change', async () => {
    open().add('a.md');
    await pass();
    updates[0]?.end();
    await pass();
    await pass();
    assert.deepEqual(
      updates.map(({ files }) => files),
      [['a.md'], []],
    );
  });

  it('is part of the next update if an update fails', async () => {
    const { add } = open();
    const failure = new Error('broken');
    add('a.ts');
    await pass();
    updates[0]?.fail(failure);
    await pass();
    updates[0]?.end();
    add('b.ts');
    await pass();
    await pass();
    assert.deepEqual(failures, [failure]);
    assert.deepEqual(updates.at(-1)?.files, ['a.ts', 'b.ts']);
  });

  it('is ignored after the end, even during an update', async () => {
    const { add, close } = open();
    add('a.md');
    await pass();
    add('b.md');
    const closed = close();
    updates[0]?.end();
    await closed;
    add('c.md');
    await pass();
    assert.equal(updates.length, 1);
  });
});
