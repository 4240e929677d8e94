import type { Route } from '../../pages/page.ts';
import { listSamples } from '../../site/checks/samples.ts';
import type { Content } from '../../site/schema/content.ts';
import type { Output } from '../assets/output.ts';
import type { BuildOptions } from './options.ts';

interface Build {
  content: Content;
  /** What a maintainer should know, and need not mend at once. */
  notices: readonly string[];
  routes: readonly Route[];
  outputs: readonly Output[];
  options: BuildOptions;
  milliseconds: number;
}

/** Says what was built, and what there is to know of it. */
export function report({ content, notices, routes, outputs, options, milliseconds }: Build): void {
  const seconds = (milliseconds / 1000).toFixed(2);
  options.log(`${routes.length} pages, ${outputs.length} files in ${options.out} (${seconds} s)`);
  for (const notice of notices) options.log(notice);
  const samples = listSamples(content).length;
  if (samples > 0) options.log(`${samples} sample entries remain (npm run publish-check lists them)`);
}
