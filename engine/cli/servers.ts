import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { basePath } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { type EditorModule, openDevServer, serve } from '../dev-server/index.ts';
import type { SiteScript } from '../output/index.ts';
import { inRoot, runCommand, sourceOptions } from './command.ts';
import { PREVIEW, START } from './flags.ts';
import { hashCode } from './hash-code.ts';

/** `npm run preview`: serves a built site as a plain host does. @param root the folder of the site */
export function runPreview(args: readonly string[], root: string): Promise<number> {
  return runCommand(args, PREVIEW, async ({ out = inRoot(root, 'dist'), base = readBase(out), port, host }, log) => {
    const { addresses } = await serve({ folder: out, base, port, network: host });
    showAddresses(addresses, log);
  });
}

/** The base path that a site was built for, from its web manifest. */
function readBase(out: string): string {
  const file = join(out, 'site.webmanifest');
  if (!existsSync(file)) throw new UsageError(`There is no built site in \`${out}\`. Run npm run build first.`);
  return z.object({ start_url: basePath }).parse(JSON.parse(readFileSync(file, 'utf8'))).start_url;
}

/** `npm start` */
export function runDevServer(
  args: readonly string[],
  site: SiteScript,
  loadEditor?: () => Promise<EditorModule>,
): Promise<number> {
  return runCommand(args, START, async ({ host, date, ...flags }, log) => {
    // Without a date, each build uses the current one, as the server may run for days.
    const options = { ...sourceOptions(flags, site.root), date, network: host, log };
    const ready = (addresses: readonly string[]) => showAddresses(addresses, log);
    const code = { site, hash: hashCode, editor: await loadEditor?.() };
    const opening = openDevServer(code, options, ready);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => opening.then(({ close }) => close()).finally(() => process.exit()));
    }
    await opening;
  });
}

/** @param addresses the one for this machine, then those for other devices on the network */
function showAddresses(addresses: readonly string[], log: (line: string) => void): void {
  const [own = '', ...others] = addresses;
  log(own);
  for (const other of others) log(`${other} (on the network)`);
}
