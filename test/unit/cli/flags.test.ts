/** Messages about mistakes on the command line. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD, type Command, parseFlags, START } from '../../../engine/cli/flags.ts';
import { UsageError } from '../../../engine/core/options.ts';

/** The error of a command line; empty if there is none. */
function readError(command: Command, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    parseFlags(command, args, env);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('a mistake on the command line', () => {
  for (const [args, line] of [
    ['--base', '`--base` must be a path with a slash at both ends, such as / or /co-op/.'],
    ['--base --quiet', '`--base` must be a path with a slash at both ends, such as / or /co-op/.'],
    ['--quiet=yes', '`--quiet` must be written without a value.'],
    ['--bsae /x/', 'Unknown flag `--bsae`. Did you mean `--base`?'],
    ['-x', 'Unknown flag `-x`. List them with --help.'],
    ['/x/', 'Unexpected argument `/x/`. Delete it, or write its flag before it.'],
    ['--out --date', '`--out` must be a folder, such as dist.'],
    ['--date', '`--date` must be a date as year-month-day, such as 2026-03-31.'],
  ] as const) {
    it(`is reported: ${args}`, () => {
      const error = readError(BUILD, args.split(' '));
      assert.ok(error.split('\n').includes(line), error);
    });
  }
});

it('-h explains a command as --help does', () => {
  assert.equal(parseFlags(BUILD, ['-h'], {}).help, true);
  assert.equal(parseFlags(START, ['-h', '--host'], {}).host, true);
  assert.equal(parseFlags(START, ['--port', '80'], {}).port, 80);
  assert.match(readError(START, ['--port']), /^`--port` must be a number from 0 to 65535/);
});

describe('a flag that npm took for its own', () => {
  for (const [command, args, flags, error] of [
    [BUILD, [], { base: '/x/' }, '--base for its own. Write npm run build -- --base /x/'],
    [BUILD, ['/x/'], { base: 'true' }, '--base for its own. Write npm run build -- --base /path/'],
    [
      BUILD,
      ['a', 'b'],
      { out: 'true', base: 'true', timings: 'true' },
      '--out, --base, --timings for its own. Write npm run build -- --out DIR --base /path/ --timings',
    ],
    [START, [], { port: '4000', host: 'true' }, '--port, --host for its own. Write npm start -- --port 4000 --host'],
  ] as const) {
    it(`is reported with the right command: ${Object.keys(flags)}`, () => {
      const env = npmEnvironment(flags);
      assert.equal(readError(command, args, { ...env, npm_lifecycle_event: 'build' }), `npm took ${error}`);
      assert.equal(readError(command, [], env), '');
    });
  }

  it('may be a setting in a file of npm', () => {
    const env = { ...npmEnvironment({ base: '/x/' }), npm_lifecycle_event: 'build' };
    assert.equal(readError(BUILD, ['--base', '/y/'], env), '');
  });
});

const npmEnvironment = (flags: object) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [`npm_config_${name}`, value]));
