import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The files that the workshop puts beside the site, by their names. */
export async function bundleOwn(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('browser/main.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return new Map([
    ['main.js', outputFiles[0]?.text ?? ''],
    ['overlay.css', readFileSync(new URL('browser/overlay.css', import.meta.url), 'utf8')],
  ]);
}
