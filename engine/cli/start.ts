import { tellAddresses } from './addresses.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { START } from './flags.ts';

/**
 * `npm start`: opens the dev server and prints its address.
 * @param root the checkout
 * @param lasting modules of the site that are kept while others are edited
 */
export function runDevServer(args: readonly string[], root: string, lasting: readonly string[]): Promise<number> {
  return runCommand(args, START, async ({ host, open, ...flags }, log) => {
    requireSources(flags);
    // Builds go without what only a dev server needs.
    const [{ openCode }, { openDevServer }] = await Promise.all([
      import('../dev-server/code.ts'),
      import('../dev-server/dev-server.ts'),
    ]);
    const options = { ...flags, network: host, cache: CACHE, log };
    const ready = (addresses: readonly string[]) => tellAddresses(addresses, { open, log });
    const opening = openCode(root, lasting).then((current) => openDevServer(root, current, options, ready));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => opening.then(({ close }) => close()).finally(() => process.exit()));
    }
    await opening;
  });
}
