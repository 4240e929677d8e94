import { join } from 'node:path';
import { asCodeFault } from './fault.js';
import { noteInputs, pathIn, readTools } from './inputs.js';
import { FOLDER, keepBundle, recallBundle } from './kept.js';

/** @import { Bundle, Files } from './kept.js' */

/**
 * The kept bundle of a script, or a new one if anything that it was made from has changed.
 * @param {string} project the folder of the code and its packages
 * @param {string} script its path
 * @returns {Promise<Bundle>}
 * @throws CodeFault
 */
export async function loadCode(project, script) {
  const kept = recallBundle(project, pathIn(project, script));
  if (kept) return kept;
  const { bundle, close } = await openBundler(project, script);
  return bundle().finally(close);
}

/**
 * Bundles a script again and again: what has not changed since the last time is not parsed anew.
 * @param {string} project the folder of the code and its packages
 * @param {string} script its path
 */
export async function openBundler(project, script) {
  const esbuild = await import('esbuild');
  const name = pathIn(project, script);
  // Ways out of it are as long as those out of any bundle.
  const outdir = join(project, FOLDER, 'bundle');
  /** @type {Files} */
  const read = new Map();
  const context = await esbuild.context({
    absWorkingDir: project,
    entryPoints: [{ in: script, out: 'main' }],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Bundled too, packages would save 3 % of a build that changes nothing, and take four times as long to bundle.
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [noteInputs(project, read)],
    write: false,
    logLevel: 'silent',
  });
  return {
    /**
     * The bundle of the code as it is now. One call at a time.
     * @returns {Promise<Bundle>}
     * @throws CodeFault
     */
    async bundle() {
      const tools = readTools(project);
      const { outputFiles } = await context.rebuild().catch((error) => {
        throw asCodeFault(error, name);
      });
      const inputs = new Map([...tools, ...read].sort());
      const outputs = new Map(outputFiles.map(({ path, contents }) => [pathIn(outdir, path), contents]));
      return keepBundle(project, name, inputs, outputs);
    },
    close: () => context.dispose(),
  };
}
