/** `npm run publish-check`: fails while anything in the content is still a sample. */
import { check } from './check.ts';
import { runCommand } from './command.ts';
import { AuthorError, stopOn } from './errors.ts';
import { listPictures } from './images.ts';
import type { BuildOptions } from './options.ts';
import { readContent } from './read.ts';
import { listSamples } from './samples.ts';
import type { Content } from './schema/content.ts';

process.exitCode = await runCommand(process.argv.slice(2), async (options) => publishCheck(options));

/** @throws BuildFailure naming every sample entry, and an origin that is only an example */
function publishCheck(options: BuildOptions): void {
  const reading = readContent(options.content);
  const content = check(reading, listPictures(options.images), options);
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
