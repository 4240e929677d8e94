import { getOriginal, type InspectedPictures } from '../../engine/assets/index.ts';
import { fieldError, listTexts, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, type FieldPath, fileError, inCode, makeError } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';
import { listSampleFiles } from './samples.ts';

/** The JPEG comment in the pictures that assets/scenes renders. */
const RENDERED = 'Rendered in assets/scenes';

interface SiteToPublish {
  content: Content;
  sources: readonly Source[];
  pictures: InspectedPictures;
}

/** All samples, which must not be published. @param origin from the command line, if it overrides that of the content */
export function findUnpublishable(
  { content, sources, pictures }: SiteToPublish,
  { origin }: { origin?: string | undefined },
): Diagnostic[] {
  return [
    ...findSamples(content, sources, origin),
    ...findSamplePhotos(content, sources, pictures),
    ...checkOrigin(origin, content.site.file),
  ];
}

function checkOrigin(origin: string | undefined, file: string): Diagnostic[] {
  if (origin === undefined || origin.search(EXAMPLE_ADDRESS) < 0) return [];
  const fix = 'Use the address that the site will have.';
  return [fileError(file, makeError('sample-origin', `\`--origin ${origin}\` is only an example.`, fix))];
}

/** Errors for people whose photograph is still a sample. */
function findSamplePhotos(
  { managers, contacts }: Pick<Content, 'managers' | 'contacts'>,
  sources: readonly Source[],
  pictures: InspectedPictures,
): Diagnostic[] {
  return [...managers, ...contacts].flatMap(({ file, photo }) => {
    const source = sources.find((candidate) => candidate.file === file);
    if (!photo || !source || !isRendered(getOriginal(pictures, photo.src).bytes)) return [];
    const fix = 'Use a photograph, or delete `photo`; the page then shows initials.';
    const message = `${inCode(photo.src)} is a sample image.`;
    return [fieldError(source, ['photo', 'src'], makeError('sample-picture', message, fix))];
  });
}

/** Comments come before the picture data (ITU T.81, B.2.1). */
function isRendered(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 4096)).includes(RENDERED);
}

/**
 * All samples in the content: marked entries, then addresses and numbers that can only be examples.
 * @param origin from the command line, if it overrides that of the content
 */
function findSamples(content: Content, sources: readonly Source[], origin: string | undefined): Diagnostic[] {
  const message = 'The entry has sample values.';
  const error = makeError('sample-entry', message, 'Write the real ones and delete `sample: true`.');
  const marked = listSampleFiles(content);
  const entries = sources
    .filter(({ file }) => marked.includes(file))
    .map(({ file, findKeyPosition }) => ({ file, position: findKeyPosition(['sample']), path: ['sample'], ...error }));
  const isOverridden = ({ file }: Source, field: unknown) =>
    file === content.site.file && field === 'origin' && origin !== undefined;
  return [...entries, ...sources.flatMap((source) => findExamples(source, ([field]) => isOverridden(source, field)))];
}

/** Domains reserved for examples (RFC 2606). */
const EXAMPLE_ADDRESS = /(?<![\w.-])(?:(?:[\w-]+\.)*example\.(?:com|net|org)|(?:[\w-]+\.)+example)(?!\.?[\w-])/gi;

/** Telephone numbers that nobody has (North American Numbering Plan). */
const EXAMPLE_NUMBER = /(?<!\d)(?:\(?\d{3}\)?[ .-]?)?555[ .-]?01\d\d(?!\d)/g;

const EXAMPLES = [
  { pattern: EXAMPLE_ADDRESS, code: 'example-address', fix: 'Write the real address.' },
  { pattern: EXAMPLE_NUMBER, code: 'example-number', fix: 'Write the real number.' },
];

/** @param isOverridden whether the command line overrides a field */
function findExamples(source: Source, isOverridden: (path: FieldPath) => boolean): Diagnostic[] {
  const texts = listTexts(source).filter(({ path }) => path.length === 0 || !isOverridden(path));
  return texts.flatMap(({ path, text, locate }) =>
    EXAMPLES.flatMap(({ pattern, code, fix }) =>
      [...text.matchAll(pattern)].map(({ 0: value, index }) => {
        const found = makeError(code, `${inCode(value)} is only an example.`, fix);
        return { file: source.file, position: locate(index), path, ...found };
      }),
    ),
  );
}
