import type { Route } from '../pages/routes.ts';
import type { BuildOptions } from './options.ts';
import type { Output } from './output.ts';
import { listSamples } from './samples.ts';
import type { Content } from './schema/content.ts';

interface Build {
  content: Content;
  routes: readonly Route[];
  outputs: readonly Output[];
  options: BuildOptions;
  milliseconds: number;
}

/** Says what was built, and what a maintainer should know but need not mend at once. */
export function report({ content, routes, outputs, options, milliseconds }: Build): void {
  const seconds = (milliseconds / 1000).toFixed(2);
  options.log(`${routes.length} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  const samples = listSamples(content).length;
  if (samples > 0) options.log(`${samples} sample entries remain (npm run publish-check lists them)`);
}
