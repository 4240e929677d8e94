import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteCode } from '../dev-server/index.ts';
import { tellAddresses } from './addresses.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { START } from './flags.ts';
import { CodeFault } from './loader/error.js';
import { openRenewal } from './loader/renew.js';

/**
 * `npm start`: opens the dev server and prints its address.
 * @param root the folder of the project
 * @param lasting modules of the site whose state outlives a reload of others
 */
export function runDevServer(args: readonly string[], root: string, lasting: readonly string[]): Promise<number> {
  return runCommand(args, START, async ({ host, open, ...flags }, log) => {
    requireSources(flags);
    const { openDevServer } = await import('../dev-server/index.ts');
    const options = { ...flags, network: host, cache: CACHE, log };
    const ready = (addresses: readonly string[]) => tellAddresses(addresses, { open, log });
    const opening = openCode(root, lasting).then((code) => openDevServer(root, code, options, ready));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => opening.then(({ close }) => close()).finally(() => process.exit()));
    }
    await opening;
  });
}

/** @param root holds build.ts, which exports `rebuild` */
export async function openCode(root: string, lasting: readonly string[]): Promise<SiteCode> {
  const { listErrors } = await import('../dev-server/index.ts');
  const engine = fileURLToPath(new URL('../dev-server/rebuild.ts', import.meta.url));
  const parts = [engine, ...lasting.map((path) => join(root, path))];
  const { renew, close } = await openRenewal(root, join(root, 'build.ts'), parts);
  let files: readonly string[] = [];
  const load = async (): Promise<Pick<SiteCode, 'rebuild'>> => {
    const { file, inputs } = await renew();
    files = inputs.map((input) => resolve(root, input));
    return import(file.href);
  };
  let current = await load().catch(async (error: unknown) => {
    // An open compiler would keep the process alive.
    await close();
    throw error;
  });
  return {
    rebuild: (...given) => current.rebuild(...given),
    files: () => files,
    async reload() {
      try {
        current = await load();
        return [];
      } catch (error) {
        const faults = error instanceof CodeFault ? error.faults : [];
        return faults.length > 0
          ? faults.map(({ words, ...fault }) => ({ ...fault, sourceLine: words }))
          : listErrors(error);
      }
    },
    close,
  };
}
