import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** Major versions, all released from August to October 2022. */
export const OLDEST_BROWSERS = { chrome: 107, firefox: 104, safari: 16 } as const;

/** Plain data, so that it can be cached. */
export interface ClientBundle {
  files: { path: string; text: string }[];
  /** Without the base path, e.g. "/assets/main.1F2E3D4C.js". Undefined without client/main.ts. */
  entry: string | undefined;
  inlineScripts: InlineScripts;
}

/** Minified scripts that are written into pages (engine/assets/inline/). */
export interface InlineScripts {
  awaitStyles: string;
  loadClient: string;
}

const INLINE = fileURLToPath(new URL('inline', import.meta.url));
const INLINE_FILES = ['await-styles.ts', 'load-client.ts'];

/** Components are written for React. In the browser they run on Preact, which has a tenth of its size. */
export const clientOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  target: Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser}${version}`),
  jsx: 'automatic',
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  // Chunk names depend on paths. Without this, a node_modules that is a link would change them.
  preserveSymlinks: true,
  metafile: true,
  write: false,
  logLevel: 'silent',
} satisfies BuildOptions;

/** Bundles what runs in the browser: a small entry, which loads a chunk for each island when it is needed. */
export async function bundleClient(root: string): Promise<ClientBundle> {
  const hasScript = existsSync(join(root, 'client/main.ts'));
  const [modules, inlineScripts] = await Promise.all([hasScript ? bundleModules(root) : undefined, bundleInline()]);
  return { files: modules?.files ?? [], entry: modules && `/${modules.entry}`, inlineScripts };
}

/** @returns the bundle without the inline scripts, and what each of its files imports */
export async function bundleModules(root: string) {
  // Loading esbuild takes a tenth of the time of a build without changes.
  const { build } = await import('esbuild');
  const result = await build({
    ...clientOptions,
    absWorkingDir: root,
    entryPoints: { main: 'client/main.ts' },
    outdir: 'assets',
    outbase: 'client',
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    splitting: true,
  });
  const { outputs } = result.metafile;
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === 'client/main.ts');
  if (entry === undefined) throw new Error('esbuild wrote no output for client/main.ts');
  const files = result.outputFiles.map(({ path, text }) => ({
    path: relative(root, path).replaceAll('\\', '/'),
    text,
  }));
  return { files, entry, outputs };
}

async function bundleInline(): Promise<InlineScripts> {
  const { build } = await import('esbuild');
  const inline = { absWorkingDir: INLINE, entryPoints: INLINE_FILES, outdir: INLINE } as const;
  const { outputFiles } = await build({ ...clientOptions, ...inline, format: 'iife' });
  const [awaitStyles = '', loadClient = ''] = outputFiles.map(({ text }) => text.trim());
  return { awaitStyles, loadClient };
}
