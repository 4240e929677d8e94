/** Values as YAML, in the style of the content files. */
import { parseDocument } from 'yaml';
import { quote } from './yaml-hints.ts';

/** @param column how many spaces each line begins with */
export function yamlBlock(fields: object, column: number): string {
  const indent = ' '.repeat(column);
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${yamlText(key, true)}:${yamlValue(value, column)}`)
    .join('');
}

/** A value after a key: in the same line, or in lines below. */
function yamlValue(value: unknown, column: number): string {
  if (typeof value === 'string') return ` ${yamlText(value, false)}\n`;
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return ` ${yamlInline(value)}\n`;
  if (!Array.isArray(value)) return `\n${yamlBlock(value, column + 2)}`;
  return `\n${value.map((item) => yamlItem(item, column + 2, false)).join('')}`;
}

/** An item of a list. If it is a group, each field has its own line, unless `isInline`. */
export function yamlItem(item: unknown, column: number, isInline: boolean): string {
  const hyphen = `${' '.repeat(column)}- `;
  if (typeof item === 'string') return `${hyphen}${yamlText(item, false)}\n`;
  const block = isInline || typeof item !== 'object' || item === null || Array.isArray(item) ? {} : item;
  const lines = yamlBlock(block, column + 2).slice(column + 2);
  return `${hyphen}${lines || `${yamlInline(item)}\n`}`;
}

/** A text as YAML. It has quotes unless it begins with a letter or digit and YAML reads it back as the same text. */
export function yamlText(text: string, isInline: boolean): string {
  const isPlain = /^[\p{L}\d][^\n\r\t]*\S$|^\p{L}$/u.test(text) && !/: |:$| #/.test(text);
  const isSafe = isPlain && !(isInline && /[,[\]{}]/.test(text)) && parseDocument(text).toJS() === text;
  return isSafe ? text : quote(text);
}

export function yamlInline(value: unknown): string {
  if (typeof value === 'string') return yamlText(value, true);
  if (Array.isArray(value)) return `[${value.map(yamlInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${yamlText(key, true)}: ${yamlInline(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
