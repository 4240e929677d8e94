import { join } from 'node:path';
import { FOLDER } from './cached.js';
import { asCodeFault } from './error.js';
import { noteInputs, pathIn, readTools } from './inputs.js';

/** @import { BuildOptions } from 'esbuild' */
/** @import { Files } from './cached.js' */

/**
 * Compiles a script again and again: what has not changed since the last time is not parsed anew.
 * @param {string} project the folder of the code and its packages
 * @param {string} script its path
 * @param {BuildOptions} more what is asked of esbuild besides
 */
export async function openCompiler(project, script, more = {}) {
  const esbuild = await import('esbuild');
  // Ways out of it are as long as those out of any bundle.
  const outdir = join(project, FOLDER, 'bundle');
  /** @type {Files} */
  const read = new Map();
  const context = await esbuild.context({
    absWorkingDir: project,
    entryPoints: { main: script },
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
    // Also where no tsconfig.json says so.
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [noteInputs(project, read)],
    write: false,
    logLevel: 'silent',
    ...more,
  });
  return {
    /**
     * The code as it is now. One call at a time.
     * @returns {Promise<{ inputs: Files, outputs: Files }>} by their paths in the project, and among the outputs
     * @throws CodeFault
     */
    async compile() {
      const tools = readTools(project);
      const { outputFiles = [] } = await context.rebuild().catch((error) => {
        throw asCodeFault(error, pathIn(project, script));
      });
      const inputs = new Map([...tools, ...read].sort());
      return { inputs, outputs: new Map(outputFiles.map(({ path, contents }) => [pathIn(outdir, path), contents])) };
    },
    close: () => context.dispose(),
  };
}
