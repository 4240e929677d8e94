import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UP } from './cached.js';

/** @import { Plugin } from 'esbuild' */
/** @import { Files } from './cached.js' */

/** In parts, for this file may be bundled itself. */
const OWN_URL = ['import', 'meta', 'url'].join('.');

/**
 * Notes every file as it is read for a bundle: what is changed a moment later is seen the next time. Its `import.meta.url`
 * stays its own.
 * @param {string} project
 * @param {Files} inputs where the files are noted, by their paths in the project
 * @returns {Plugin}
 */
export function noteInputs(project, inputs) {
  return {
    name: 'inputs',
    setup({ onStart, onLoad }) {
      onStart(() => inputs.clear());
      onLoad({ filter: /./ }, ({ path }) => {
        const name = pathIn(project, path);
        const bytes = readFileSync(path);
        inputs.set(name, bytes);
        return { contents: bytes.toString().replaceAll(OWN_URL, urlOf(name)), loader: 'default' };
      });
    },
  };
}

/** Of a file, as its bundle says it: a project that is moved keeps its bundles. @param {string} name */
function urlOf(name) {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `new URL('${UP}${path}', ${OWN_URL}).href`;
}

/**
 * What a bundle depends on besides the code in it.
 * @param {string} project
 * @returns {Files}
 */
export function readTools(project) {
  const esbuild = createRequire(import.meta.url).resolve('esbuild/package.json');
  const own = ['compile.js', 'inputs.js', 'cached.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  // What npm writes wherever it has installed something.
  const installed = join(project, 'node_modules/.package-lock.json');
  const files = [...[join(project, 'tsconfig.json'), installed].filter(existsSync), esbuild, ...own];
  return new Map(files.map((file) => [pathIn(project, file), readFileSync(file)]));
}

/**
 * The path of a file in a folder, with slashes.
 * @param {string} folder
 * @param {string} file
 */
export function pathIn(folder, file) {
  return relative(folder, file).replaceAll('\\', '/');
}
