import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Runs the command line if Node was started with this module. Does nothing if a test, a tool or the dev server imports it.
 * @param url `import.meta.url` of the module
 * @param run returns the exit code
 */
export async function runIfMain(url: string, run: (args: readonly string[]) => Promise<number>): Promise<void> {
  const [, script, ...args] = process.argv;
  if (script === undefined || pathToFileURL(realpathSync(script)).href !== url) return;
  process.stdout.on('error', reportOnce);
  const exitCode = await run(args);
  process.exitCode ||= exitCode;
}

/** A reader such as `head` may close the pipe early; the command still finishes. Any other error is reported once. */
function reportOnce(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE' || process.exitCode === 1) return;
  process.exitCode = 1;
  console.error(`Output could not be written: ${error.code ?? error.message}.`);
}
