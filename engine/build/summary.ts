import type { BuildOptions } from '../core/options.ts';

interface Build {
  /** What a maintainer should know, and need not mend at once. */
  notices: readonly string[];
  /** How many there are. */
  pages: number;
  files: number;
  options: BuildOptions;
  milliseconds: number;
}

/** Says what was built, and what there is to know of it. */
export function tellSummary({ notices, pages, files, options, milliseconds }: Build): void {
  const seconds = (milliseconds / 1000).toFixed(2);
  options.log(`${pages} pages, ${files} files in ${options.out} (${seconds} s)`);
  for (const notice of notices) options.log(notice);
}
