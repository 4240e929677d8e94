/** Bundles the tests, so that a process loads a few compiled files instead of hundreds of sources. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { project } from './project.ts';

/** The files of these folders are slow, so each runs in a process of its own. */
const SLOW_FOLDERS = ['test/e2e/', 'editor/test/e2e/', 'test/browser/pages/'];

/**
 * The files of any other folder share a process, which loads the engine and starts a browser once.
 * @param outFolder must be in the project, so that the bundles find its packages
 * @returns a module for each process
 */
export async function bundleTests(files: readonly string[], outFolder: string): Promise<string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const group = SLOW_FOLDERS.some((path) => file.startsWith(path)) ? file : dirname(file);
    groups.set(group, [...(groups.get(group) ?? []), `import ${JSON.stringify(join(project, file))};`]);
  }
  const entries = [...groups].map(([group, lines]) => {
    const entry = join(outFolder, `${group.replaceAll('/', '-')}.ts`);
    writeFileSync(entry, lines.join('\n'));
    return entry;
  });
  await esbuild.build({
    absWorkingDir: project,
    entryPoints: entries,
    outdir: outFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    charset: 'utf8',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
  });
  return entries.map((entry) => entry.replace(/ts$/, 'mjs'));
}
