/** Builds write what editors know of the content, and nobody else's. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { keepCurrent } from '../../../engine/cli/schema.ts';

describe('a build', () => {
  let root: string;
  let lines: string[];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'checkout-'));
    lines = [];
    mkdirSync(join(root, '.vscode/schemas'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const file = () => join(root, '.vscode/schemas/jobs.json');
  const run = (
    text: string,
    { code = 'one', content = join(root, 'content') }: { code?: string; content?: string } = {},
  ) => {
    const options = { content, cache: join(root, '.cache'), code, log: (line: string) => lines.push(line) };
    return keepCurrent(root, options, async () => [{ path: '.vscode/schemas/jobs.json', text }]);
  };

  it('writes what the schemas say, and says so', async () => {
    await run('new');
    assert.equal(readFileSync(file(), 'utf8'), 'new');
    assert.deepEqual(lines, ['.vscode/schemas/jobs.json: updated from the schemas']);
  });

  it('looks once for each state of the code', async () => {
    await run('new');
    await run('newer');
    assert.equal(readFileSync(file(), 'utf8'), 'new');
    await run('newer', { code: 'two' });
    assert.equal(readFileSync(file(), 'utf8'), 'newer');
  });

  it('of other content writes nothing', async () => {
    await run('new', { content: join(root, 'test/fixtures/town') });
    assert.ok(!existsSync(file()));
  });

  it('writes nothing where somebody has taken the schemas away', async () => {
    rmSync(join(root, '.vscode'), { recursive: true });
    await run('new');
    assert.ok(!existsSync(file()));
  });

  it('goes well where they cannot be written, and says so', async () => {
    mkdirSync(file());
    await run('new');
    assert.match(lines.join('\n'), /jobs\.json: could not be updated \(.+\)\. Run npm run schema\.$/);
  });
});
