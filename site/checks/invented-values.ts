import { listTexts, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, type FieldPath, inCode } from '../../engine/core/index.ts';

/** Values reserved for examples (RFC 2606; phone numbers with 555, except directory assistance at 555-1212), or invented. */
const INVENTED_VALUES: readonly { pattern: RegExp; noun: string }[] = [
  {
    pattern: /(?<![\w.-])(?:(?:[\w-]+\.)*example\.(?:com|net|org)|(?:[\w-]+\.)+example)(?!\.?[\w-])/gi,
    noun: 'address',
  },
  {
    pattern: /(?:\(\d{3}\) ?|(?<![\d/])\d{3}[-. ])?(?<![\d/])555[-. ](?!1212)\d{4}(?![\d/])/g,
    noun: 'number',
  },
  { pattern: /(?<!\d)1?\d{3}555(?!1212)\d{4}(?!\d)/g, noun: 'number' },
  { pattern: /(?<![\p{L}\d])1 Warehouse Way(?!\p{L})/giu, noun: 'street' },
  { pattern: /(?<!\p{L})Anytown(?!\p{L})/giu, noun: 'town' },
  { pattern: /(?<![\d.,-])00000(?:-\d{4})?(?![\d-]|[.,]\d)/g, noun: 'ZIP code' },
  { pattern: /(?<!\p{L})lorem ipsum(?!\p{L})/giu, noun: 'text' },
];

/** @param isOverridden whether the command line overrides a field */
export function findInventedValues(source: Source, isOverridden: (path: FieldPath) => boolean): Diagnostic[] {
  const texts = listTexts(source).filter(({ path }) => path.length === 0 || !isOverridden(path));
  return texts.flatMap(({ path, text, locate }) =>
    INVENTED_VALUES.flatMap(({ pattern, noun }) =>
      [...text.matchAll(pattern)].map(({ 0: value, index }) => {
        const finding = {
          code: 'invented-value',
          message: `${inCode(value)} is only an example.`,
          fix: `Write the real ${noun}.`,
        };
        return { file: source.file, position: locate(index), path, ...finding, value };
      }),
    ),
  );
}

export function isInvented(text: string): boolean {
  return INVENTED_VALUES.some(({ pattern }) => text.search(pattern) >= 0);
}
