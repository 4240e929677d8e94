import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What a script or a style sheet of the dev server comes to, with all that it imports. */
export async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
