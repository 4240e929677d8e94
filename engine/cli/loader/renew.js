import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FOLDER, keepParts } from './cached.js';
import { openCompiler } from './compile.js';
import { pathIn } from './inputs.js';

/** @import { Bundle } from './cached.js' */

/**
 * Takes up the code of a script again and again in one process. It comes in parts named by what is in them: one that has
 * not changed is the same module as before, warm, and with all that it knows.
 * @param {string} project the folder of the code and its packages
 * @param {string} script its path
 * @param {readonly string[]} parts the paths of modules that are to be such parts, each with all that it imports
 */
export async function openRenewal(project, script, parts) {
  const folder = join(project, FOLDER, randomUUID().replaceAll('-', ''));
  const { compile, close } = await openCompiler(project, script, {
    entryPoints: [{ in: script, out: 'main' }, ...parts.map((path, index) => ({ in: path, out: `part${index}` }))],
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
  });
  return {
    /**
     * The code as it is now. One call at a time.
     * @returns {Promise<Pick<Bundle, 'file' | 'inputs'>>}
     * @throws CodeFault
     */
    async renew() {
      const { inputs, outputs } = await compile();
      const main = [...outputs.keys()].find((path) => /^main\.\w+\.mjs$/.test(path));
      if (main === undefined) throw new Error(`esbuild wrote no output for ${pathIn(project, script)}`);
      keepParts(project, folder, outputs);
      return { file: pathToFileURL(join(folder, main)), inputs: [...inputs.keys()] };
    },
    /** Later imports of what was taken up fail. */
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
