/**
 * Bundles of our code in .cache/code: each in a folder named by all that it was made from, and for each script a note that
 * names its latest. A note is believed as far as the bytes on the disk bear it out.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodeFault } from './error.js';

/**
 * @typedef {Map<string, Uint8Array>} Files by their paths, with slashes
 *
 * @typedef {object} Bundle
 * @property {URL} file what to import
 * @property {string} code names the code in it, and the packages that npm has installed
 * @property {string[]} inputs every file that it was made from, by its path in the project
 */

/** In the project. */
export const FOLDER = '.cache/code';
/** From a bundle to the project. */
export const UP = '../../../';
/** Of a bundle, the module that runs the script. */
const MAIN = 'main.mjs';

/** A process that still runs may want a late part of an old bundle; hardly after a week. */
const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The latest bundle of a script, if it is whole and nothing that it was made from has changed.
 * @param {string} project
 * @param {string} script e.g. "build.ts"
 * @returns {Bundle | undefined}
 * @throws CodeFault where it lies outside the project
 */
export function recallBundle(project, script) {
  const note = noteOf(project, script);
  if (existsSync(note)) proveInside(project, note);
  try {
    const { inputs, outputs, seal } = JSON.parse(readFileSync(note, 'utf8'));
    const folder = join(project, FOLDER, digest(script, read(project, inputs)));
    if (digest(script, read(folder, outputs)) !== seal) return undefined;
    use(folder, note);
    return bundleIn(folder, inputs);
  } catch {
    // Whatever is amiss with it, it can be made again; that tells what cannot be helped.
    return undefined;
  }
}

/**
 * Keeps a bundle. Two processes may keep the same one at once: they write the same.
 * @param {string} project
 * @param {string} script e.g. "build.ts"
 * @param {Files} inputs by their paths in the project
 * @param {Files} outputs by their paths in the bundle
 * @returns {Bundle}
 * @throws CodeFault where the disk refuses
 */
export function keepBundle(project, script, inputs, outputs) {
  const note = noteOf(project, script);
  const folder = join(project, FOLDER, digest(script, inputs));
  const names = { inputs: [...inputs.keys()], outputs: [...outputs.keys()] };
  onDisk(() => {
    mkdirSync(folder, { recursive: true });
    proveInside(project, folder);
    for (const [path, bytes] of outputs) replace(join(folder, path), bytes);
    replace(note, JSON.stringify({ ...names, seal: digest(script, outputs) }));
    use(folder, note);
    prune(join(project, FOLDER));
  });
  return bundleIn(folder, names.inputs);
}

/**
 * Keeps those parts of a process's code that it has not kept yet.
 * @param {string} project
 * @param {string} folder of the process, in {@link FOLDER}
 * @param {Files} parts by names that are others when their bytes are
 * @throws CodeFault where the disk refuses
 */
export function keepParts(project, folder, parts) {
  onDisk(() => {
    mkdirSync(folder, { recursive: true });
    proveInside(project, folder);
    const kept = readdirSync(folder);
    for (const [name, bytes] of parts) if (!kept.includes(name)) replace(join(folder, name), bytes);
  });
}

/** @param {() => void} work */
function onDisk(work) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    const cure = 'make room for it, or let this user write there';
    throw new CodeFault(`${FOLDER}: found no way to keep the bundled code (${error.message}), ${cure}`);
  }
}

/** Node looks for packages around the place where a file really is. @param {string} project @param {string} path */
function proveInside(project, path) {
  if (!relative(realpathSync(project), realpathSync(path)).startsWith('..')) return;
  throw new CodeFault(`${FOLDER}: found a link that leads out of the project, put a folder in its place`);
}

/** @param {string} folder @param {string[]} inputs */
function bundleIn(folder, inputs) {
  return { file: pathToFileURL(join(folder, MAIN)), code: basename(folder), inputs };
}

/** @param {string} project @param {string} script */
function noteOf(project, script) {
  return join(project, FOLDER, `${script.replaceAll(/[^\w.]+/g, '-')}.json`);
}

/**
 * @param {string} folder
 * @param {string[]} paths
 * @returns {Files}
 */
function read(folder, paths) {
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** @param {string} script @param {Files} files */
function digest(script, files) {
  const hash = createHash('sha256').update(script);
  for (const [path, bytes] of files) hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Writes aside and renames: nobody reads half a file.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
function replace(file, content) {
  const aside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(aside, content);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

/** The time of a path says when it was last used, to the day. @param {string[]} paths */
function use(...paths) {
  const now = Date.now();
  for (const path of paths) if (now - statSync(path).mtimeMs > DAY) utimesSync(path, now / 1000, now / 1000);
}

/** @param {string} folder */
function prune(folder) {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    const kept = statSync(path, { throwIfNoEntry: false });
    if (kept && Date.now() - kept.mtimeMs > DAYS * DAY) rmSync(path, { recursive: true, force: true });
  }
}
