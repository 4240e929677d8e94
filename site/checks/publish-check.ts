/** `npm run publish-check`: fails while anything in the content is still a sample. */

import { openCache } from '../../engine/assets/cache.ts';
import { check } from '../../engine/check/check.ts';
import { runBuild } from '../../engine/command/command.ts';
import type { BuildOptions } from '../../engine/command/options.ts';
import { AuthorError, START, stopOn } from '../../engine/faults/errors.ts';
import { inspectPictures } from '../../engine/images/inspect.ts';
import { readContent } from '../../engine/read/read.ts';
import { fileIn, type Reading } from '../../engine/read/source.ts';
import { PALETTE } from '../model/palette.ts';
import { rules } from '../rules.ts';
import type { Content } from '../schema/content.ts';
import { findInventions, isInvented } from './inventions.ts';
import { listSamples } from './samples.ts';

export const run = (args: readonly string[]): Promise<number> => runBuild(args, publishCheck);

/** @throws BuildFailure naming every sample entry and every value that can only be an example */
async function publishCheck(options: BuildOptions): Promise<void> {
  const reading = readContent(options.content);
  const pictures = await inspectPictures(options.images, PALETTE.paper, openCache(options.cache));
  const content = check(rules, reading, pictures, options);
  const inventions = reading.sources.flatMap((source) =>
    findInventions(
      source,
      ([field]) => source.file === content.site.file && field === 'origin' && options.origin !== undefined,
    ),
  );
  stopOn([...samplesLeft(content, reading), ...inventions, ...exampleOrigin(options)]);
  options.log('Nothing is a sample any more: the site can be published.');
}

function samplesLeft(content: Content, { sources }: Reading): AuthorError[] {
  const message = 'sample: found sample values, write the real ones and delete "sample: true"';
  const marked = listSamples(content);
  return sources
    .filter(({ file }) => marked.includes(file))
    .map(({ file, positionOfKey }) => new AuthorError(file, positionOfKey(['sample']), message));
}

/** Of the command line; that of the content stands in its file. */
function exampleOrigin({ origin, content }: BuildOptions): AuthorError[] {
  if (origin === undefined || !isInvented(origin)) return [];
  const message = `origin: found ${origin} as --origin, write the address under which the site will stand`;
  return [new AuthorError(fileIn(content, 'site.md'), START, message)];
}
