import { parseDocument } from 'yaml';
import { quote } from './yaml-hints.ts';

/** @param column of the indent */
export function writeBlock(fields: object, column: number): string {
  const indent = ' '.repeat(column);
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${writeKey(key)}:${writeValue(value, column)}`)
    .join('');
}

/** A value after a key: in the same line, or in lines below. */
function writeValue(value: unknown, column: number): string {
  if (typeof value === 'string') return ` ${writeText(value, false)}\n`;
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return ` ${writeInline(value)}\n`;
  if (!Array.isArray(value)) return `\n${writeBlock(value, column + 2)}`;
  return `\n${value.map((item) => writeItem(item, column + 2, false)).join('')}`;
}

/** An item of a list. */
export function writeItem(item: unknown, column: number, isInline: boolean): string {
  const hyphen = `${' '.repeat(column)}- `;
  if (typeof item === 'string') return `${hyphen}${writeText(item, false)}\n`;
  const block = isInline || typeof item !== 'object' || item === null || Array.isArray(item) ? {} : item;
  const lines = writeBlock(block, column + 2).slice(column + 2);
  return `${hyphen}${lines || `${writeInline(item)}\n`}`;
}

/** Without quotes if it is plainly text, else in those that need fewer backslashes. */
export function writeText(text: string, isInline: boolean): string {
  const isPlain = /^[\p{L}\d][^\n\r\t]*\S$|^\p{L}$/u.test(text) && !/: |:$| #/.test(text);
  const isSafe = isPlain && !(isInline && /[,[\]{}]/.test(text)) && parseDocument(text).toJS() === text;
  return isSafe ? text : quote(text);
}

/** In one line. */
export function writeInline(value: unknown): string {
  if (typeof value === 'string') return writeText(value, true);
  if (Array.isArray(value)) return `[${value.map(writeInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${writeKey(key)}: ${writeInline(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export function writeKey(key: string): string {
  return /^[a-z][\w-]*$/i.test(key) ? key : quote(key);
}
