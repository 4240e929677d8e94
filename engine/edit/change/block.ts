import { writeInline, writeKey, writeText } from './scalar.ts';

/** Fields as lines of YAML, so many columns in. */
export function writeBlock(fields: object, column: number): string {
  const indent = ' '.repeat(column);
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${indent}${writeKey(key)}:${writeValue(value, column)}`)
    .join('');
}

/** What stands behind a name: words in its line, or lines below it. */
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
  if (isInline || typeof item !== 'object' || item === null || Object.keys(item).length === 0) {
    return `${hyphen}${writeInline(item)}\n`;
  }
  if (Array.isArray(item)) return `${hyphen}${writeInline(item)}\n`;
  return hyphen + writeBlock(item, column + 2).slice(column + 2);
}
