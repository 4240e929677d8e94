/** What is told while slow work goes on, and how it ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inParallel, withProgress } from '../../../engine/core/parallel.ts';
import { progressOn } from '../../../engine/core/progress.ts';

/** A stream that keeps what is written, beside a log. */
function listen(isTTY: boolean) {
  const [written, lines]: [string[], string[]] = [[], []];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, lines, progress: progressOn(stream, (line) => lines.push(line)) };
}

/** What a terminal shows in its last line, where nobody has written more than one. */
function lastLine(written: readonly string[]): string {
  return written
    .join('')
    .split('\r')
    .reduce((line, text) => text + line.slice(text.length))
    .trimEnd();
}

describe('the progress of slow work', () => {
  it('is one line on a terminal, which redraws itself and leaves nothing', async () => {
    const { written, lines, progress } = listen(true);
    const shown: string[] = [];
    await withProgress('painting walls', [1, 2, 3], progress, async () => {
      shown.push(lastLine(written));
    });
    assert.equal(shown[0], 'painting walls 0/3');
    assert.equal(lastLine(written.slice(0, -1)), 'painting walls 3/3');
    assert.equal(lastLine(written), '');
    assert.ok(!written.join('').includes('\n'));
    assert.deepEqual(lines, []);
  });

  it('leaves nothing on a terminal when the work fails', async () => {
    const { written, progress } = listen(true);
    const work = () => Promise.reject(new Error('no paint'));
    await assert.rejects(withProgress('painting walls', [1, 2, 3], progress, work), { message: 'no paint' });
    assert.equal(lastLine(written), '');
  });

  it('is one line in a log', async () => {
    const { written, lines, progress } = listen(false);
    await withProgress('painting walls', [1, 2, 3], progress, () => Promise.resolve());
    assert.deepEqual({ written, lines }, { written: [], lines: ['painting walls: 3'] });
  });

  it('is not told where there is nothing to do', async () => {
    for (const isTTY of [true, false]) {
      const { written, lines, progress } = listen(isTTY);
      await withProgress('painting walls', [], progress, () => Promise.resolve());
      assert.deepEqual([...written, ...lines], []);
    }
  });
});

describe('work on many things', () => {
  it('begins nothing more after a failure, and waits for what was begun', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      if (item === 2) throw new Error('two');
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended.push(item);
    };
    await assert.rejects(inParallel(2, [1, 2, 3, 4], work), { message: 'two' });
    assert.deepEqual({ begun, ended }, { begun: [1, 2], ended: [1] });
  });
});
