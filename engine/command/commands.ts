import { runBuild } from './command.ts';
import type { BuildOptions } from './options.ts';
import { runPreview } from './preview.ts';
import { runWorkshop } from './start.ts';

/**
 * `npm run build`, `npm start` and `npm run preview`, as one function of the words of a command line.
 * @param root the checkout
 */
export function commandsOf(
  root: string,
  build: (options: BuildOptions) => Promise<unknown>,
): (args: readonly string[]) => Promise<number> {
  return (args) => {
    if (args[0] === 'start') return runWorkshop(args.slice(1), root);
    if (args[0] === 'preview') return runPreview(args.slice(1));
    return runBuild(args, build);
  };
}
