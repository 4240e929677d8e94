import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { runSchema } from '../../../engine/cli/schema.ts';

const STALE = { path: '.vscode/schemas/jobs.json', text: '{}\n' };

describe('npm run schema', () => {
  let root: string;
  const [told, failed]: [string[], string[]] = [[], []];
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'checkout-'));
    mock.method(console, 'log', (line: string) => told.push(line));
    mock.method(console, 'error', (line: string) => failed.push(line));
  });
  after(() => {
    mock.restoreAll();
    rmSync(root, { recursive: true });
  });

  it('--check writes nothing, and fails where something would be written', async () => {
    assert.equal(await runSchema(['--check'], root, async () => [STALE]), 1);
    assert.match(
      failed.join(),
      /^Out of date: \.vscode\/schemas\/jobs\.json\. Run npm run schema, and commit the changes\./,
    );
    assert.ok(!existsSync(join(root, STALE.path)));
    assert.equal(await runSchema(['--check'], root, async () => []), 0);
  });

  it('writes what is no longer so, and names it', async () => {
    assert.equal(await runSchema([], root, async () => [STALE]), 0);
    assert.equal(readFileSync(join(root, STALE.path), 'utf8'), '{}\n');
    assert.equal(told.at(-1), 'Updated: .vscode/schemas/jobs.json');
  });
});
