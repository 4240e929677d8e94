/** What is printed if a command line is wrong. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { run } from '../../../build.ts';
import { runCommand } from '../../support/run-command.ts';
import { assertRows, readRows } from '../../support/table.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const repository = join(makeTemporaryFolder('repository'), '.git');
mkdirSync(join(repository, 'objects'), { recursive: true });

it('a command is refused', () =>
  assertRows(readRows('refused-commands'), async (args) => {
    const { status, stdout, stderr } = await runCommand(run, args.replace('GIT', repository).split(' '));
    assert.deepEqual([status, stdout], [1, '']);
    return stderr.replaceAll(repository, 'GIT');
  }));
