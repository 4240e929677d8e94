import { listPassages } from '../../engine/content/passages.ts';
import type { Source } from '../../engine/content/source.ts';
import type { Diagnostic, FieldPath } from '../../engine/core/diagnostics.ts';

/**
 * What nobody has: set aside for examples (RFC 2606; the phone numbers of the exchange 555, but for 555-1212, which is
 * directory assistance), or never given.
 */
const INVENTIONS: readonly { pattern: RegExp; real: string }[] = [
  {
    pattern: /(?<![\w.-])(?:(?:[\w-]+\.)*example\.(?:com|net|org)|(?:[\w-]+\.)+example)(?!\.?[\w-])/gi,
    real: 'address',
  },
  {
    pattern: /(?:\(\d{3}\) ?|(?<![\d/])\d{3}[-. ])?(?<![\d/])555[-. ](?!1212)\d{4}(?![\d/])/g,
    real: 'number',
  },
  { pattern: /(?<!\d)1?\d{3}555(?!1212)\d{4}(?!\d)/g, real: 'number' },
  { pattern: /(?<![\p{L}\d])1 Warehouse Way(?!\p{L})/giu, real: 'street' },
  { pattern: /(?<!\p{L})Anytown(?!\p{L})/giu, real: 'town' },
  { pattern: /(?<![\d.,-])00000(?:-\d{4})?(?![\d-]|[.,]\d)/g, real: 'ZIP code' },
  { pattern: /(?<!\p{L})lorem ipsum(?!\p{L})/giu, real: 'text' },
];

/**
 * Errors for values that cannot be real, whether the entry is marked as a sample or not.
 * @param isReplaced whether the command line gives another value for a field
 */
export function findInventions(source: Source, isReplaced: (path: FieldPath) => boolean): Diagnostic[] {
  const passages = listPassages(source).filter(({ path }) => path.length === 0 || !isReplaced(path));
  return passages.flatMap(({ path, text, locate }) =>
    INVENTIONS.flatMap(({ pattern, real }) =>
      [...text.matchAll(pattern)].map(({ 0: words, index }) => {
        const message = `${path.map(String).join('.') || 'text'}: found "${words}", which is only an example, write the real ${real}`;
        return { file: source.file, position: locate(index), path, code: 'invented-value', message, fix: '' };
      }),
    ),
  );
}

export function isInvented(text: string): boolean {
  return INVENTIONS.some(({ pattern }) => text.search(pattern) >= 0);
}
