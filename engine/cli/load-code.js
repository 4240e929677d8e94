/**
 * Bundles a script with esbuild if one of its files has changed. A manifest for each script lists its files and their hash. In a
 * bundle, `import.meta.url` is the URL of the bundle, so code finds files of the project by `import.meta.resolve('#project/…')`.
 */
import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodeError } from './code-error.js';

const FOLDER = '.cache/code';
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** What a bundle depends on besides its code. npm rewrites its .package-lock.json whenever it installs something. */
const TOOLS = ['tsconfig.json', 'node_modules/.package-lock.json', 'engine/cli/load-code.js'];

/** Code for browsers that a script bundles itself, if the script has any. It is bundled here, too, so that the hash covers it. */
const BROWSER_CODE = ['engine/assets/inline/await-fonts.ts', 'engine/assets/inline/load-site.ts'];

/**
 * @param {string} project the folder of the code and its packages
 * @param {string} script
 * @returns `file`: what to import; `codeHash`: undefined if a file was saved meanwhile
 * @throws CodeError
 */
export async function loadCode(project, script) {
  const manifest = join(project, FOLDER, `${relative(project, script).replaceAll(/[^\w.]+/g, '-')}.json`);
  const cached = readManifest(project, manifest);
  if (cached) return { file: pathToFileURL(join(project, cached.main)), codeHash: cached.hash };
  const started = Date.now();
  const { compile, close } = await openCompiler(project, script);
  const { main, inputs, outputs } = await compile().finally(close);
  const files = [...listTools(project), ...inputs, ...outputs];
  const hash = makeHash(project, files);
  // A file that was saved meanwhile may differ from what esbuild has read. File times lag by some milliseconds, at most 20.
  const isCurrent = inputs.every((file) => fs.statSync(join(project, file)).mtimeMs < started - 20);
  if (isCurrent) replace(manifest, Buffer.from(JSON.stringify({ main, files, hash })));
  // A script that still needs an old bundle makes it again.
  for (const name of fs.readdirSync(join(project, FOLDER)).filter((name) => !files.includes(`${FOLDER}/${name}`))) {
    const stats = fs.statSync(join(project, FOLDER, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > WEEK) fs.rmSync(join(project, FOLDER, name), { force: true });
  }
  return { file: pathToFileURL(join(project, main)), codeHash: isCurrent ? hash : undefined };
}

/**
 * Opens esbuild for a script, which can be bundled again after each change.
 * @param {string} project
 * @param {string} script
 * @param {readonly string[]} modules bundled on their own, so that Node loads one again only if its code has changed
 */
export async function openCompiler(project, script, modules = []) {
  const browserCode = [join(dirname(script), 'client/main.ts'), ...BROWSER_CODE.map((file) => join(project, file))];
  const entryPoints = [script, ...modules, ...browserCode.filter((file) => fs.existsSync(file))];
  const compiler = await (await import('esbuild')).context({
    absWorkingDir: project,
    entryPoints,
    outdir: FOLDER,
    write: false,
    metafile: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  });
  const name = relative(project, script).replaceAll('\\', '/');
  return {
    async compile() {
      const { metafile, outputFiles } = await compiler.rebuild().catch((error) => {
        throw 'errors' in error ? new CodeError(error.errors, name) : error;
      });
      fs.mkdirSync(join(project, FOLDER), { recursive: true });
      for (const { path, contents } of outputFiles) replace(path, contents);
      const [main = ''] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === name) ?? [];
      const outputs = Object.keys(metafile.outputs);
      // The names of outputs contain hashes of their contents.
      const hash = sha256(outputs.sort().join(), makeHash(project, listTools(project)));
      return { main, inputs: Object.keys(metafile.inputs), outputs, hash };
    },
    close: () => compiler.dispose(),
  };
}

const listTools = (/** @type {string} */ project) => TOOLS.filter((file) => fs.existsSync(join(project, file)));

/** @param {string} project @param {string} manifest */
function readManifest(project, manifest) {
  try {
    const { main, files, hash } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
    return makeHash(project, files) === hash ? { main, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} project @param {string[]} files */
function makeHash(project, files) {
  return sha256(...files.flatMap((file) => [file, fs.readFileSync(join(project, file))]));
}

/** @param {(string | Uint8Array)[]} parts */
function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex');
}

/** Writes a file by rename, so that no process reads half of it. @param {string} file @param {Uint8Array} bytes */
function replace(file, bytes) {
  const staged = `${file}.${randomUUID()}`;
  fs.writeFileSync(staged, bytes);
  fs.renameSync(staged, file);
}
