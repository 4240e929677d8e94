/** When what has changed is looked at. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { schedule } from '../../../engine/dev-server/watch.ts';

/** What was looked at, and what is still to be ended. */
let looks: { files: string[]; end(): void; fail(error: Error): void }[];
let failures: unknown[];
/** What the one timer waits for. */
let waiting: (() => void) | undefined;

function open() {
  const look = (files: ReadonlySet<string>) =>
    new Promise<void>((end, fail) => looks.push({ files: [...files], end, fail }));
  return schedule(look, (error) => failures.push(error));
}

/** Lets time pass, and whatever waits for a look. */
async function pass(): Promise<void> {
  const work = waiting;
  waiting = undefined;
  work?.();
  await new Promise((done) => setImmediate(done));
}

describe('what has changed', () => {
  beforeEach(() => {
    [looks, failures, waiting] = [[], [], undefined];
    mock.method(globalThis, 'setTimeout', (work: () => void) => {
      waiting = work;
    });
    mock.method(globalThis, 'clearTimeout', () => {
      waiting = undefined;
    });
  });
  afterEach(() => mock.restoreAll());

  it('is looked at, and once more when nothing changes any longer', async () => {
    open().add('a.md');
    await pass();
    looks[0]?.end();
    await pass();
    await pass();
    assert.deepEqual(
      looks.map(({ files }) => files),
      [['a.md'], []],
    );
  });

  it('is looked at again with the next change, after a look that failed', async () => {
    const { add } = open();
    const failure = new Error('broken');
    add('a.ts');
    await pass();
    looks[0]?.fail(failure);
    await pass();
    looks[0]?.end();
    add('b.ts');
    await pass();
    await pass();
    assert.deepEqual(failures, [failure]);
    assert.deepEqual(looks.at(-1)?.files, ['a.ts', 'b.ts']);
  });

  it('is left alone after the end, also where a look is under way', async () => {
    const { add, close } = open();
    add('a.md');
    await pass();
    add('b.md');
    const closed = close();
    looks[0]?.end();
    await closed;
    add('c.md');
    await pass();
    assert.equal(looks.length, 1);
  });
});
