import { existsSync } from 'node:fs';
import { BuildFailure } from './errors.ts';
import { type BuildOptions, parseFlags, today, USAGE, UsageError } from './options.ts';
import { stacksOf, summaryOf } from './unforeseen.ts';

/**
 * Runs a build as the command line asks for.
 * @returns the exit code: 0, or 1 after faults, each printed in its own line
 */
export async function runCommand(
  args: readonly string[],
  build: (options: BuildOptions) => Promise<unknown>,
): Promise<number> {
  try {
    const { help, quiet, date = today(new Date()), ...flags } = parseFlags(args);
    if (!existsSync(flags.content))
      throw new UsageError(`--content: found no folder "${flags.content}", write one that holds the content`);
    if (help) console.log(USAGE);
    else await build({ ...flags, ...FOLDERS, date, log: quiet ? () => undefined : console.log });
    return 0;
  } catch (error) {
    if (process.env.DEBUG) console.error(stacksOf(error).join('\n'));
    if (error instanceof BuildFailure || error instanceof UsageError) console.error(error.message);
    else console.error(`found a fault of the build itself (${summaryOf(error)}); with DEBUG=1 it says where`);
    if (error instanceof BuildFailure) console.error(`\n${count(error.faults.length)}; nothing was written`);
    return 1;
  }
}

/** Of the project, wherever the content comes from. */
export const FOLDERS = { images: 'assets/images', cache: '.cache' };

function count(faults: number): string {
  return faults === 1 ? '1 fault' : `${faults} faults`;
}
