/** `node engine/cli/run.js SCRIPT …` checks the version of Node. Then ./script.js calls the function `run` of SCRIPT. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const required = engines.node.replace('>=', '');
const current = process.versions.node;
if (current.localeCompare(required, 'en', { numeric: true }) >= 0) import('./script.js');
else {
  console.error(`Node ${current} is too old. Install ${required} or newer.`);
  process.exitCode = 1;
}
