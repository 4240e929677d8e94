/** `npm start`: builds the site, serves it on this machine and prints the address. */
import { build } from '../../build.ts';
import { serve } from '../serve/serve.ts';
import { runCommand } from './command.ts';
import type { BuildOptions } from './options.ts';

/** Tried first; the next free one is taken. */
const PORT = 4321;

process.exitCode = await runCommand(process.argv.slice(2), buildAndServe);

async function buildAndServe(options: BuildOptions): Promise<void> {
  const { site } = await build(options);
  const { address } = await serve({ folder: options.out, base: site.base, port: PORT });
  options.log(`Serving ${address} (Ctrl+C ends it)`);
}
