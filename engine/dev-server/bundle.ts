import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A script or style sheet for the browser, with everything that it imports. */
export async function bundle(entry: URL): Promise<string> {
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [fileURLToPath(entry)] });
  return outputFiles[0]?.text ?? '';
}
