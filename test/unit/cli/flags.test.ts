/** What a maintainer reads whose command line cannot be followed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD, type Command, parseFlags, START } from '../../../engine/cli/flags.ts';
import { UsageError } from '../../../engine/core/options.ts';

function tell(command: Command, args: readonly string[], world: NodeJS.ProcessEnv = {}): string {
  try {
    parseFlags(command, args, world);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('a mistake on the command line', () => {
  for (const [args, words] of [
    [['--base'], '`--base` must be a path with a slash at both ends, such as / or /co-op/.'],
    [['--base', '--quiet'], '`--base` must be a path with a slash at both ends, such as / or /co-op/.'],
    [['--quiet=yes'], '`--quiet` must be written without a value.'],
    [['--bsae', '/x/'], 'Unknown flag `--bsae`. Did you mean `--base`?'],
    [['-x'], 'Unknown flag `-x`. List them with --help.'],
    [['/x/'], 'Unexpected argument `/x/`. Delete it, or write its flag before it.'],
    [['--out', '--date'], '`--out` must be a folder, such as dist.'],
    [['--date'], '`--date` must be a date as year-month-day, such as 2026-03-31.'],
  ] as const) {
    it(`is reported: ${args.join(' ')}`, () => {
      const told = tell(BUILD, args);
      assert.ok(told.split('\n').includes(words), told);
    });
  }
});

it('-h explains a command as --help does', () => {
  assert.equal(parseFlags(BUILD, ['-h'], {}).help, true);
  assert.equal(parseFlags(START, ['-h', '--host'], {}).host, true);
  assert.equal(parseFlags(START, ['--port', '80'], {}).port, 80);
  assert.match(tell(START, ['--port']), /^`--port` must be a number from 0 to 65535/);
});

describe('a flag that npm took for its own', () => {
  for (const [command, args, variables, words] of [
    [BUILD, [], { base: '/x/' }, 'npm took --base for its own. Write npm run build -- --base /x/'],
    [BUILD, ['/x/'], { base: 'true' }, 'npm took --base for its own. Write npm run build -- --base /path/'],
    [
      BUILD,
      ['a', 'b'],
      { out: 'true', base: 'true', timings: 'true' },
      'npm took --out, --base, --timings for its own. Write npm run build -- --out DIR --base /path/ --timings',
    ],
    [
      START,
      [],
      { port: '4000', host: 'true' },
      'npm took --port, --host for its own. Write npm start -- --port 4000 --host',
    ],
    // Of a setting that stands in a file of npm's.
    [BUILD, ['--base', '/y/'], { base: '/x/' }, ''],
  ] as const) {
    it(`is reported with the right command: ${Object.keys(variables)}`, () => {
      const world = Object.fromEntries(Object.entries(variables).map(([name, value]) => [`npm_config_${name}`, value]));
      assert.equal(tell(command, args, { ...world, npm_lifecycle_event: 'build' }), words);
      assert.equal(tell(command, [], world), '');
    });
  }
});
