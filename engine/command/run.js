/**
 * `node engine/command/run.js SCRIPT …` calls what a script of ours exports as `run`, or says what this machine lacks for
 * it: so it is plain JavaScript for any Node, and needs no package to begin with.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Whoever reads the output, such as `head`, may have enough of it; the work goes on.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

// A bundle loads packages before its own first line, and React asks for this as it is loaded.
process.env.NODE_ENV ??= 'production';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const [script = '', ...args] = process.argv.slice(2);
const lack = findOldNode() ?? (await run(resolve(script)));
if (lack !== undefined) {
  console.error(lack);
  process.exitCode = 1;
}

function findOldNode() {
  const { engines } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  const found = process.versions.node;
  if (found.localeCompare(least, 'en', { numeric: true }) >= 0) return undefined;
  return `Node: found version ${found}, install ${least} or newer`;
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
  if (process.env.DEBUG) throw error;
  return `found a fault of the build itself (${error}), show a developer what it says with DEBUG=1`;
}
