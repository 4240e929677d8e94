import { type Inspection, originalOf } from '../../engine/assets/index.ts';
import { fieldError, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, inCode } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';
import { findInventions } from './inventions.ts';
import { listSamples } from './samples.ts';

/** Written into pictures by assets/scenes. */
const RENDERED = 'Rendered in assets/scenes';

/** Errors for people whose photograph is still a delivered figure. */
export function findSampleFigures(
  { managers, contacts }: Pick<Content, 'managers' | 'contacts'>,
  sources: readonly Source[],
  pictures: Inspection,
): Diagnostic[] {
  return [...managers, ...contacts].flatMap(({ file, photo }) => {
    const source = sources.find((one) => one.file === file);
    if (!photo || !source || !isRendered(originalOf(pictures, photo.src).bytes)) return [];
    const fix = 'Use a photograph, or delete `photo`; the page then shows initials.';
    const message = `${inCode(photo.src)} is a sample figure.`;
    return [fieldError(source, ['photo', 'src'], { code: 'sample-picture', message, fix })];
  });
}

/** Comments come before the picture itself (ITU T.81, B.2.1). */
function isRendered(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4096)).includes(RENDERED);
}

/**
 * Everything in the content that is still a sample: entries marked as such, then values that can only be an example.
 * @param origin that the command line gives in place of the content's
 */
export function findSamples(content: Content, sources: readonly Source[], origin: string | undefined): Diagnostic[] {
  const message = 'The entry has sample values.';
  const fix = 'Write the real ones and delete `sample: true`.';
  const marked = listSamples(content);
  const entries = sources
    .filter(({ file }) => marked.includes(file))
    .map(({ file, positionOfKey }) => ({
      ...{ file, position: positionOfKey(['sample']), path: ['sample'] },
      ...{ code: 'sample-entry', message, fix },
    }));
  const isReplaced = ({ file }: Source, field: unknown) =>
    file === content.site.file && field === 'origin' && origin !== undefined;
  return [...entries, ...sources.flatMap((source) => findInventions(source, ([field]) => isReplaced(source, field)))];
}
