/** The command line: what is parsed, and messages about mistakes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { BUILD, type Command, parseFlags, START } from '../../../engine/cli/flags.ts';
import { UsageError } from '../../../engine/core/options.ts';
import { listChecks, readTable } from '../../support/table.ts';

/** The error of a command line, or an empty string. */
function readError(command: Command, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    parseFlags(command, args, env);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

for (const [row, check] of listChecks('flags', (args) => readError(BUILD, args.split(' ')).split('\n').at(-1)))
  it(`a mistake on the command line is reported: ${row}`, check);

it('flags are parsed, with -h as --help', () => {
  assert.equal(parseFlags(BUILD, ['-h'], {}).help, true);
  assert.equal(parseFlags(START, ['-h', '--host'], {}).host, true);
  assert.equal(parseFlags(START, ['--port', '80'], {}).port, 80);
  assert.match(readError(START, ['--port']), /^`--port` must be a number from 0 to 65535/);
});

describe('a flag that npm took for its own', () => {
  const rows = z.array(
    z.object({ flags: z.record(z.string(), z.string()), args: z.array(z.string()), message: z.string() }),
  );
  for (const { flags, args, message } of readTable('npm-flags', rows)) {
    it(`is reported with the command to type instead: ${Object.keys(flags)}`, () => {
      const command = message.includes('npm start') ? START : BUILD;
      const env = npmEnvironment(flags);
      assert.equal(readError(command, args, { ...env, npm_lifecycle_event: 'build' }), message);
      // Without npm_lifecycle_event: not run by npm.
      assert.equal(readError(command, [], env), '');
    });
  }

  it('is not reported if the command line has the flag, too', () => {
    const env = { ...npmEnvironment({ base: '/x/' }), npm_lifecycle_event: 'build' };
    assert.equal(readError(BUILD, ['--base', '/y/'], env), '');
  });
});

const npmEnvironment = (flags: object) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [`npm_config_${name}`, value]));
