/** Texts of the panel, names of fields, and paths of entries. */
import { toLabel } from '../../engine/content/browser.ts';
import type { Diagnostic, FieldPath } from '../../engine/core/browser.ts';
import type { JsonPath } from '../protocol.ts';

/** e.g. "figures/0/label", as in the attribute `data-path` of a field */
export const fieldName = (path: FieldPath) => path.join('/');

export const parseFieldName = (name: string): JsonPath =>
  name === '' ? [] : name.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** e.g. "3 errors" */
export const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** At most 60 characters. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Rewords help or a message for the form, which writes quotes and lists itself, and knows no files. */
export const formText = (text: string) =>
  capitalize(
    text
      .replace(/,? in quotes/, '')
      .replace(/^a list of /, '')
      .replace(/such as \[(.+)\]/, 'such as $1')
      .replace(/(?:which|it) is not in content\/[^.]*/, 'which does not exist')
      .replaceAll(/`(.+?)`/g, '“$1”'),
  );

/** What is wrong and how to fix it. Where the name of the field stands before the error, the message says “This” instead. */
export function formatError({ message, fix, path = [] }: Pick<Diagnostic, 'message' | 'fix' | 'path'>): string {
  // A form has fields instead of groups.
  const action = fix
    .replace(/Write a group such as `\{ src: .*`/, 'Choose a picture')
    .replace(/Write a group [^.]*/, 'Fill in its fields')
    .replace(/Write a list, .*/, 'Add an item.')
    .replace(/Write the name of a file in assets.*/, 'Choose a picture.')
    .replace(/Write the file name of .*/, 'Choose one.')
    .replace(/Add it, or write one of .*/, 'Choose another.')
    .replace(/add `(\w+): true`/, (_, name) => `check “${toLabel(name)}”`);
  return formText(`${message} ${action}`.trim().replace(`\`${path.join('.')}\``, 'This'));
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
