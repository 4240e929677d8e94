import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteCode } from '../dev-server/index.ts';
import { tellAddresses } from './addresses.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { START } from './flags.ts';
import { CodeError, openCompiler } from './load-code.js';

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

/** Code that is bundled on its own, so that it stays loaded while that of the site changes. */
const ENGINE = ['core', 'content', 'assets', 'render', 'checks', 'build', 'dev-server'];

/** @param root holds build.ts, which exports `rebuild` */
export async function openCode(root: string, lasting: readonly string[]): Promise<SiteCode> {
  const { listErrors } = await import('../dev-server/index.ts');
  const parts = [...ENGINE.map((folder) => `engine/${folder}/index.ts`), ...lasting];
  const { compile, close } = await openCompiler(root, join(root, 'build.ts'), parts);
  let files: readonly string[] = [];
  const load = async (): Promise<Pick<SiteCode, 'rebuild'>> => {
    const { main, inputs } = await compile();
    files = inputs.map((input) => resolve(root, input));
    return import(pathToFileURL(join(root, main)).href);
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
        return error instanceof CodeError ? error.errors : listErrors(error);
      }
    },
    close,
  };
}
