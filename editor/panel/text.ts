/** Texts of the panel, names of fields, and paths of entries. */
import type { Diagnostic, FieldPath } from '../../engine/core/browser.ts';
import { isMissing } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';

/** e.g. "figures/0/label", as in the attribute `data-path` of a field */
export const fieldName = (path: FieldPath) => path.join('/');

export const parseFieldName = (name: string): JsonPath =>
  name === '' ? [] : name.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** e.g. "3 errors" */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** e.g. "build.ts and 2 more" */
export const listSome = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/** At most 60 characters. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Help or a message for the form, which writes quotes itself. Authors would type those of an example, too. */
export function formText(text: string): string {
  const words = text
    .replace(' in quotes', '')
    .replace(/ such as "(.+?)"/, ' such as $1')
    .replaceAll(/`(.+?)`/g, '“$1”');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Errors in the value of a field. Their fixes quote front matter, and the field has a control for it. */
const VALUE_ERRORS = ['invalid-field', 'unknown-reference', 'missing-picture'];

/** What is wrong and how to fix it. Where the name of the field stands before the error, the message says “This” instead. */
export function formatError(error: Omit<Diagnostic, 'file'>): string {
  const { code, message, fix, path = [] } = error;
  const quotesSyntax = VALUE_ERRORS.includes(code) && fix.includes('`') && !fix.startsWith('Did you mean');
  const text = isMissing(error) || quotesSyntax ? message : `${message} ${fix}`.trim();
  return formText(text.replace(`\`${path.join('.')}\``, 'This'));
}

/** e.g. "services/grocery.md" → "services" */
export const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** e.g. "services/grocery.md" → "grocery" */
export const getSlug = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

/** e.g. "12" → 12, "40, 48" → [40, 48]. Other text stays text; validation rejects it. */
export function parseNumbers(text: string): unknown {
  const parts = text.trim().split(/,\s+/);
  if (parts[0] === '') return undefined;
  if (!parts.every((part) => /^-?\d+(\.\d+)?$/.test(part))) return text;
  return parts.length === 1 ? Number(parts[0]) : parts.map(Number);
}
