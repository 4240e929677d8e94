import { existsSync, statSync } from 'node:fs';
import { refusePublic } from '../build/index.ts';
import {
  BuildFailure,
  type BuildOptions,
  isSystemError,
  progressOn,
  SystemError,
  stacksOf,
  summaryOf,
  today,
  UsageError,
} from '../core/index.ts';
import { BUILD, type Command, type reading } from './flags.ts';

/**
 * Runs a build as the command line asks for.
 * @param code names the code that builds
 * @returns the exit code: 0, or 1 after errors, each printed in its own line
 */
export function runBuild(
  args: readonly string[],
  build: (options: BuildOptions) => Promise<unknown>,
  code?: string,
): Promise<number> {
  return runCommand(args, BUILD, ({ date = today(new Date()), 'no-cache': noCache, ...flags }, log) => {
    requireSources(flags);
    const progress = flags.quiet ? undefined : progressOn(process.stderr, log);
    const options = { ...flags, code, date, log, progress };
    return build({ ...options, noCache, cache: CACHE });
  });
}

/** Runs a command that reads the content as a build does, and writes nothing. */
export function runReading(
  args: readonly string[],
  command: ReturnType<typeof reading>,
  work: (options: Omit<BuildOptions, 'out'>) => Promise<void>,
): Promise<number> {
  return runCommand(args, command, ({ date = today(new Date()), ...flags }, log) => {
    requireSources(flags);
    return work({ ...flags, date, log, cache: CACHE });
  });
}

/**
 * Runs any command.
 * @param work is given the flags, and what prints a line
 */
export async function runCommand<Flags extends { help: boolean; quiet: boolean }>(
  args: readonly string[],
  command: Command<Flags>,
  work: (flags: Flags, log: (line: string) => void) => Promise<unknown>,
): Promise<number> {
  try {
    const flags = command.parse(args, process.env);
    if (flags.help) console.log(command.usage);
    else await work(flags, flags.quiet ? () => undefined : console.log);
    return 0;
  } catch (error) {
    console.error(tell(error));
    if (error instanceof BuildFailure) {
      console.error(`\n${count(error.problems.length)}${command.writes ? '; nothing was written' : ''}`);
    }
    return 1;
  }
}

/** @throws UsageError if one of the folders is none; that of files as they are need not be there */
export function requireSources(folders: Pick<BuildOptions, 'content' | 'images' | 'public'>): void {
  requireFolder('--content', folders.content, 'the content');
  requireFolder('--images', folders.images, 'the pictures');
  if (folders.public !== undefined && existsSync(folders.public)) {
    requireFolder('--public', folders.public, 'public files');
    refusePublic(folders);
  }
}

/** What to print: errors for the people who edit the site, and the stack of a bug for the people who fix it. */
function tell(error: unknown): string {
  if (error instanceof BuildFailure) return [error.message, ...stacksOf(error)].join('\n');
  if (error instanceof UsageError || error instanceof SystemError) {
    return error.message;
  }
  if (isSystemError(error)) return new SystemError(error.path ?? error.syscall ?? '', error).message;
  return `Internal error: ${stacksOf(error)[0] ?? summaryOf(error)}`;
}

function requireFolder(flag: string, path: string, held: string): void {
  if (!existsSync(path)) throw new UsageError(`${flag}: \`${path}\` does not exist. Write the folder of ${held}.`);
  if (!statSync(path).isDirectory()) {
    throw new UsageError(`${flag}: \`${path}\` is a file. Write the folder of ${held}.`);
  }
}

/** Of the project, wherever the content comes from. */
export const CACHE = '.cache';

function count(errors: number): string {
  return errors === 1 ? '1 error' : `${errors} errors`;
}
