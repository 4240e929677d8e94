import { keepBundle, recallBundle } from './cached.js';
import { openCompiler } from './compile.js';
import { pathIn } from './inputs.js';

/** @import { Bundle } from './cached.js' */

/**
 * The kept bundle of a script, or a new one if anything that it was made from has changed.
 * @param {string} project the folder of the code and its packages
 * @param {string} script its path
 * @returns {Promise<Bundle>}
 * @throws CodeFault
 */
export async function loadCode(project, script) {
  const name = pathIn(project, script);
  const kept = recallBundle(project, name);
  if (kept) return kept;
  const { compile, close } = await openCompiler(project, script);
  const { inputs, outputs } = await compile().finally(close);
  return keepBundle(project, name, inputs, outputs);
}
