/** A machine that cannot build yet says what it lacks. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { project } from '../../support/project.ts';

describe('a machine that is not ready', () => {
  /** A checkout with another package.json, and without node_modules. */
  const runAlone = (edit: (json: string) => string) => {
    const alone = mkdtempSync(join(tmpdir(), 'alone-'));
    for (const name of ['engine/cli/run.js', 'engine/cli/script.js', 'engine/cli/load-code.js']) {
      cpSync(join(project, name), join(alone, name), { recursive: true });
    }
    writeFileSync(join(alone, 'build.ts'), '');
    writeFileSync(join(alone, 'package.json'), edit(readFileSync(join(project, 'package.json'), 'utf8')));
    const { status, stderr } = spawnSync(process.execPath, ['engine/cli/run.js', 'build.ts'], {
      cwd: alone,
      encoding: 'utf8',
    });
    rmSync(alone, { recursive: true });
    return { status, stderr };
  };

  it('is told to run npm ci when it has no packages', () => {
    assert.deepEqual(runAlone(String), { status: 1, stderr: 'Package `esbuild` is not installed. Run npm ci.\n' });
  });

  it('is told which Node it needs', () => {
    assert.deepEqual(
      runAlone((json) => json.replace(/"node": ".*"/, '"node": ">=99.5"')),
      { status: 1, stderr: `Node ${process.versions.node} is too old. Install 99.5 or newer.\n` },
    );
  });
});
