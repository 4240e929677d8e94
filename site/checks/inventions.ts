import { AuthorError } from '../../engine/faults/errors.ts';
import type { FieldPath } from '../../engine/read/field-path.ts';
import type { Source } from '../../engine/read/source.ts';
import { listPassages } from '../../engine/text/passages.ts';

/** What nobody has: set aside for examples (RFC 2606; the phone numbers 555-0100 to 555-0199), or never given. */
const INVENTIONS: readonly { pattern: RegExp; real: string }[] = [
  { pattern: /(?<![\w.-])(?:[\w-]+\.)*example\.(?:com|net|org)(?!\.?[\w-])/gi, real: 'address' },
  {
    pattern: /(?:\(\d{3}\) ?|(?<!\d)\d{3}[-. ])?(?<!\d)555[-. ]?01\d\d(?!\d)|(?<!\d)1?\d{3}55501\d\d(?!\d)/g,
    real: 'number',
  },
  { pattern: /(?<!\p{L})Anytown(?!\p{L})/giu, real: 'town' },
  { pattern: /(?<![\d.,-])00000(?:-\d{4})?(?![\d-]|[.,]\d)/g, real: 'ZIP code' },
];

/**
 * Faults for values that cannot be real, whether the entry is marked as a sample or not.
 * @param isReplaced whether the command line gives another value for a field
 */
export function findInventions(source: Source, isReplaced: (path: FieldPath) => boolean): AuthorError[] {
  const passages = listPassages(source).filter(({ path }) => path === undefined || !isReplaced(path));
  return passages.flatMap(({ path, text, locate }) =>
    INVENTIONS.flatMap(({ pattern, real }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => {
        const message = `${path?.join('.') ?? 'text'}: found "${words}", which is only an example, write the real ${real}`;
        return new AuthorError(source.file, locate(index), message);
      }),
    ),
  );
}

export function isInvented(text: string): boolean {
  return INVENTIONS.some(({ pattern }) => text.search(pattern) >= 0);
}
