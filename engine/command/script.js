/** Runs the script that the command line names, or says what this machine lacks for it; so it needs no package to begin with. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Whoever reads the output, such as `head`, may have enough of it; the work goes on.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
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
    const { loadCode } = await import('../code/bundle.js');
    const { file, code } = await loadCode(PROJECT, script);
    const { run } = await import(file.href);
    process.exitCode = await run(args, code);
    return undefined;
  } catch (error) {
    return explain(error);
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'CodeFault') return error.message;
  const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (name !== undefined) return `node_modules: found no package "${name}", run npm ci`;
  return `Internal error: ${error.stack}`;
}
