import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, context, type Message, type Plugin } from 'esbuild';
import { besideOf, clearBeside, discard } from '../write/litter.ts';
import type { Fault } from './fault.ts';
import type { Remake } from './remake.ts';
import { faultOfCode } from './thrown.ts';

/** The code that makes the site, which may be edited while the workshop is open. */
export interface Code {
  remake: Remake;
  /** The files that it consists of. */
  files(): readonly string[];
  /**
   * Takes up the code as it stands now.
   * @returns what keeps it from being taken up
   */
  reload(): Promise<Fault[]>;
  close(): Promise<void>;
}

/** What build.ts exports. */
interface Loaded {
  remake: Remake;
}

/**
 * @param root holds build.ts
 * @param loaded the code that runs already
 */
export async function openCode(root: string, loaded: Loaded): Promise<Code> {
  const folder = makeFolder(root);
  const bundle = await context({
    absWorkingDir: root,
    entryPoints: ['build.ts'],
    outdir: folder,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    // They stay the same: React must not be there twice.
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    metafile: true,
    logLevel: 'silent',
    plugins: [ownUrls],
  });
  const rebuild = async () => (await bundle.rebuild()).metafile;
  const filesOf = ({ inputs }: { inputs: object }) => Object.keys(inputs).map((file) => resolve(root, file));
  let current = loaded;
  let files = filesOf(await rebuild());
  process.setSourceMapsEnabled(true);
  return {
    remake: (...given) => current.remake(...given),
    files: () => files,
    async reload() {
      try {
        const metafile = await rebuild();
        files = filesOf(metafile);
        const built = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === 'build.ts');
        current = await import(pathToFileURL(resolve(root, built?.[0] ?? '')).href);
        return [];
      } catch (error) {
        return isBuildFailure(error) ? error.errors.map(toFault) : [faultOfCode(error, root)];
      }
    },
    async close() {
      await bundle.dispose();
      discard(folder);
    },
  };
}

/** Where packages are found from. What a workshop that was killed has left there is swept. */
function makeFolder(root: string): string {
  const code = join(root, 'node_modules/.cache/workshop');
  mkdirSync(dirname(code), { recursive: true });
  clearBeside(code);
  return besideOf(code, 'new');
}

/** Each module is told where it lies itself, not where the bundle does. */
const ownUrls: Plugin = {
  name: 'own-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
    }));
  },
};

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function toFault({ text, location }: Message): Fault {
  const { file = 'build.ts', line = 1, column = 0, lineText = '' } = location ?? {};
  return { file, line, column: column + 1, message: text, words: lineText };
}
