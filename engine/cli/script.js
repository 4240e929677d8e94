/** Runs the script that the command line names. It imports no package itself, so it can report a missing one. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

process.stdout.on('error', (error) => {
  const code = 'code' in error ? error.code : error.message;
  // A reader such as `head` may close the pipe early; the script still finishes. Any other error is reported once.
  if (code === 'EPIPE' || process.exitCode === 1) return;
  process.exitCode = 1;
  console.error(`Output could not be written: ${code}.`);
});

// Set here, because React reads it when it loads: before the first line of the script runs.
process.env['NODE_ENV'] ??= 'production';
// Stacks name our files, not the bundle.
process.setSourceMapsEnabled(true);

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const [script = '', ...args] = process.argv.slice(2);
try {
  const { loadCode } = await import('./load-code.js');
  const { file, codeHash } = await loadCode(PROJECT, resolve(script));
  const { run } = await import(file.href);
  const exitCode = await run(args, codeHash);
  process.exitCode ||= exitCode;
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return `Internal error: ${error}`;
  if (error.name === 'CodeError') return error.message;
  if ('syscall' in error)
    return `.cache/code can't be written: ${error.message}. Free some space, or give this user permission.`;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  return name === undefined ? `Internal error: ${error.stack}` : `Package \`${name}\` is not installed. Run npm ci.`;
}
