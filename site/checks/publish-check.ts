import { inspectPictures } from '../../engine/assets/index.ts';
import { openBuildCache } from '../../engine/build/index.ts';
import { runIfMain, runReadOnly } from '../../engine/cli/index.ts';
import { fileIn, readContent, validate } from '../../engine/content/index.ts';
import { type BuildOptions, type Diagnostic, fileError, makeError, throwIfAny } from '../../engine/core/index.ts';
import { PALETTE } from '../model/palette.ts';
import { root } from '../root.ts';
import { rules } from '../rules.ts';
import { findUnpublishable, isExampleAddress } from './find-samples.ts';

const COMMAND = {
  name: 'publish-check',
  help: 'Fails if there are sample entries, sample photos or example addresses.',
};

export const run = (args: readonly string[]): Promise<number> => runReadOnly(args, root, COMMAND, publishCheck);

await runIfMain(import.meta.url, run);

/** @throws BuildFailure with the errors of the content or, if there are none, with every sample value */
async function publishCheck(options: Omit<BuildOptions, 'out'>): Promise<void> {
  const reading = readContent(options.content);
  const pictures = await inspectPictures(options.images, PALETTE.paper, openBuildCache(options));
  const { content } = validate(rules, reading, { pictures }, options);
  throwIfAny([...findUnpublishable({ content, sources: reading.sources, pictures }, options), ...checkOrigin(options)]);
  options.log('No sample values remain. The site can be published.');
}

/** Checks the origin on the command line; find-samples.ts checks the one in content/site.md. */
function checkOrigin({ origin, content }: Pick<BuildOptions, 'origin' | 'content'>): Diagnostic[] {
  if (origin === undefined || !isExampleAddress(origin)) return [];
  const fix = 'Use the address that the site will have.';
  const message = `\`--origin ${origin}\` is only an example.`;
  return [fileError(fileIn(content, 'site.md'), makeError('sample-origin', message, fix))];
}
