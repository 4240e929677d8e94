import { AuthorError } from '../../engine/faults/errors.ts';
import type { Source } from '../../engine/read/source.ts';
import type { Content } from '../schema/content.ts';
import { findInventions } from './inventions.ts';
import { listSamples } from './samples.ts';

/**
 * Everything in the content that is still a sample: entries marked as such, then values that can only be an example.
 * @param origin that the command line gives in place of the content's
 */
export function findSamples(content: Content, sources: readonly Source[], origin: string | undefined): AuthorError[] {
  const message = 'sample: found sample values, write the real ones and delete "sample: true"';
  const marked = listSamples(content);
  const entries = sources
    .filter(({ file }) => marked.includes(file))
    .map(({ file, positionOfKey }) => new AuthorError(file, positionOfKey(['sample']), message));
  const isReplaced = ({ file }: Source, field: unknown) =>
    file === content.site.file && field === 'origin' && origin !== undefined;
  return [...entries, ...sources.flatMap((source) => findInventions(source, ([field]) => isReplaced(source, field)))];
}
