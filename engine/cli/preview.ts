import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { basePath } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { serve } from '../dev-server/index.ts';
import { tellAddresses } from './addresses.ts';
import { runCommand } from './command.ts';
import { PREVIEW } from './flags.ts';

/** `npm run preview`: serves a built site as a plain host does, and prints its address. */
export function runPreview(args: readonly string[]): Promise<number> {
  return runCommand(args, PREVIEW, async ({ out, base = readBase(out), port, host, open }, log) => {
    const { addresses } = await serve({ folder: out, base, port, network: host });
    await tellAddresses(addresses, { open, log });
  });
}

/** The folder of the host for which a site was built, as its web manifest says. */
function readBase(out: string): string {
  const file = join(out, 'site.webmanifest');
  if (!existsSync(file)) throw new UsageError(`There is no built site in \`${out}\`. Run npm run build first.`);
  return z.object({ start_url: basePath }).parse(JSON.parse(readFileSync(file, 'utf8'))).start_url;
}
