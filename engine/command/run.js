/**
 * `node engine/command/run.js SCRIPT …` calls what a script of ours exports as `run`, or says what this machine lacks for
 * it: so it is plain JavaScript for any Node, and needs no package to begin with.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// Whoever reads the output, such as `head`, may have enough of it; the work goes on.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const [script, ...args] = process.argv.slice(2);
const lack = findOldNode() ?? (await run(resolve(script)));
if (lack !== undefined) {
  console.error(lack);
  process.exitCode = 1;
}

function findOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const least = engines.node.replace('>=', '');
  const found = process.versions.node;
  if (found.localeCompare(least, 'en', { numeric: true }) >= 0) return undefined;
  return `Node: found version ${found}, install ${least} or newer`;
}

async function run(script) {
  try {
    await import('tsx/esm');
    const { run } = await import(pathToFileURL(script).href);
    process.exitCode = await run(args);
    return undefined;
  } catch (error) {
    const name = /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || name === undefined) throw error;
    return `node_modules: found no package "${name}", run npm ci`;
  }
}
