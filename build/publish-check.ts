/** `npm run publish-check`: fails while anything in the content is still a sample. */
import { openCache } from './cache.ts';
import { check } from './check.ts';
import { runCommand } from './command.ts';
import { AuthorError, stopOn } from './errors.ts';
import { inspectPictures } from './images/inspect.ts';
import type { BuildOptions } from './options.ts';
import { readContent } from './read.ts';
import { listSamples } from './samples.ts';
import type { Content } from './schema/content.ts';

process.exitCode = await runCommand(process.argv.slice(2), publishCheck);

/** @throws BuildFailure naming every sample entry, and an origin that is only an example */
async function publishCheck(options: BuildOptions): Promise<void> {
  const reading = readContent(options.content);
  const pictures = await inspectPictures(options.images, openCache(options.cache));
  const content = check(reading, pictures, options);
  stopOn([...samplesLeft(content), ...exampleOrigin(content)]);
  options.log('Nothing is a sample any more: the site can be published.');
}

function samplesLeft(content: Content): AuthorError[] {
  const message = 'sample: found sample values, write the real ones and delete "sample: true"';
  return listSamples(content).map((file) => new AuthorError(file, { line: 1, column: 1 }, message));
}

function exampleOrigin({ site }: Content): AuthorError[] {
  if (!/(^|\/|\.)example\.(com|org|net)$/.test(site.origin)) return [];
  const message = `origin: found ${site.origin}, write the address under which the site will stand`;
  return [new AuthorError(site.file, { line: 1, column: 1 }, message)];
}
