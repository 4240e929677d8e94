import { valueAt } from './field-kinds.ts';
import type { FieldSpec, ValueSpec } from './field-spec.ts';
import { fieldHelp } from './field-words.ts';
import { fieldsOf } from './scaffold-gaps.ts';
import { writeBlock, writeKey } from './write-yaml.ts';

/** A new content file: its fields in the order of their schema, and a comment for each that may be left out and is. */
export function writeScaffold(value: ValueSpec, data: unknown): string {
  return `---\n${writeFields(value, data, 0)}---\n`;
}

function writeFields(value: ValueSpec, data: unknown, column: number): string {
  return fieldsOf(value, data)
    .map((field) => writeField(field, valueAt(data, [field.name]), column))
    .join('');
}

function writeField(field: FieldSpec, found: unknown, column: number): string {
  const indent = ' '.repeat(column);
  if (found === undefined) return `${indent}# ${field.name}: ${fieldHelp(field)}\n`;
  const isGroup = fieldsOf(field.value, found).length > 0 && typeof found === 'object';
  if (!isGroup) return writeBlock({ [field.name]: found }, column);
  return `${indent}${writeKey(field.name)}:\n${writeFields(field.value, found, column + 2)}`;
}
