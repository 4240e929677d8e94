/** Runs the script that the command line names, or says what this machine lacks for it; so it needs no package to begin with. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

let failed = false;
process.stdout.on('error', (error) => {
  const code = 'code' in error ? error.code : error.message;
  // A reader such as `head` may stop early. The work goes on.
  if (code === 'EPIPE' || failed) return;
  failed = true;
  process.exitCode = 1;
  console.error(`Output could not be written: ${code}.`);
});

// A bundle loads packages before its own first line, and React asks for this as it is loaded.
process.env.NODE_ENV ??= 'production';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const [script = '', ...args] = process.argv.slice(2);
const lack = await run(resolve(script));
if (lack !== undefined) {
  console.error(lack);
  process.exitCode = 1;
}

/** @param {string} script */
async function run(script) {
  // Of whatever goes wrong, the place in our files.
  process.setSourceMapsEnabled(true);
  try {
    const { loadCode } = await import('./load-code.js');
    const { file, code } = await loadCode(PROJECT, script);
    const { run } = await import(file.href);
    const status = await run(args, code);
    process.exitCode = failed ? 1 : status;
    return undefined;
  } catch (error) {
    return explain(error);
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'CodeError') return error.message;
  if ('syscall' in error)
    return `.cache/code can't be written: ${error.message}. Free some space, or give this user permission.`;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (name !== undefined) return `Package \`${name}\` is not installed. Run npm ci.`;
  return `Internal error: ${error.stack}`;
}
