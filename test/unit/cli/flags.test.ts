/** The command line: what is parsed, and messages about mistakes. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { BUILD, type Command, parseFlags, START } from '../../../engine/cli/flags.ts';
import { UsageError } from '../../../engine/core/options.ts';
import { listChecks } from '../../support/table.ts';

/** The error of a command line, or an empty string. */
function readError(command: Command, args: readonly string[]): string {
  try {
    parseFlags(command, args);
    return '';
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** Mistakes after `npm run build --`, and the last line of the message. */
const FLAGS = {
  '--base': '`--base` must be a path with a slash at both ends, such as / or /co-op/.',
  '--base --quiet': '`--base` must be a path with a slash at both ends, such as / or /co-op/.',
  '--quiet=yes': '`--quiet` must be written without a value.',
  '--bsae /x/': 'Unknown flag `--bsae`. Did you mean `--base`?',
  '-x': 'Unknown flag `-x`. List them with --help.',
  '/x/': 'Unexpected argument `/x/`. Delete it, or write its flag before it: npm run build -- --flag /x/',
  '--out --date': '`--out` must be a folder, such as dist.',
  '--date': '`--date` must be a date as year-month-day, such as 2026-03-31.',
};

for (const [row, check] of listChecks(FLAGS, (args) => readError(BUILD, args.split(' ')).split('\n').at(-1)))
  it(`a mistake on the command line is reported: ${row}`, check);

it('flags are parsed, with -h as --help', () => {
  assert.equal(parseFlags(BUILD, ['-h']).help, true);
  assert.equal(parseFlags(START, ['-h', '--host']).host, true);
  assert.equal(parseFlags(START, ['--port', '80']).port, 80);
  for (const typed of [['--port'], ...['', '1e3', '0x10', '65536', '80.5'].map((port) => [`--port=${port}`])])
    assert.match(readError(START, typed), /^`--port` must be a number from 0 to 65535/);
});
