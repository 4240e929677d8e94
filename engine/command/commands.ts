import { runBuild } from './command.ts';
import type { BuildOptions } from './options.ts';
import { runPreview } from './preview.ts';
import { runWorkshop } from './start.ts';

/**
 * `npm run build`, `npm start` and `npm run preview`, as one function of the words of a command line.
 * @param root the checkout
 * @param lasting modules of the site, by their paths in the checkout, that the workshop keeps while others are edited
 */
export function commandsOf(
  root: string,
  build: (options: BuildOptions) => Promise<unknown>,
  lasting: readonly string[],
): (args: readonly string[], code?: string) => Promise<number> {
  return (args, code) => {
    if (args[0] === 'start') return runWorkshop(args.slice(1), root, lasting);
    if (args[0] === 'preview') return runPreview(args.slice(1));
    return runBuild(args, build, code);
  };
}
