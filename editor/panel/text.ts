/** Texts of the panel, names of fields, and paths of entries. */
import type { FieldPath } from '../../engine/core/browser.ts';
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

/** Rewords help or a message for the form. “in quotes” is left out, because the editor writes the quotes itself. */
export const formText = (text: string) => capitalize(text.replace(/,? in quotes/, '').replaceAll(/`(.+?)`/g, '“$1”'));

/** e.g. "services/grocery.md" → "services" */
export const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** e.g. "services/grocery.md" → "grocery" */
export const getSlug = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');
