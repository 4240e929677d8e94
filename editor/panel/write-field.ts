/** Changes the open entry. */
import type { ValueSpec } from '../../engine/content/browser.ts';
import type { JsonPath } from '../protocol.ts';
import type { Editor } from './editor.ts';
import { editField } from './edits.ts';

/** Changes a field; undefined removes it. @param field `[]` for all fields */
export function writeField(editor: Editor, field: JsonPath, value: unknown): void {
  const path = editor.entry.value?.path ?? '';
  const file = editor.unsaved.files.value[path];
  if (file) editor.unsaved.change({ [path]: editField(file, field, value) });
}

/** Changes the body. */
export function writeText(editor: Editor, text: string): void {
  const path = editor.entry.value?.path ?? '';
  const file = editor.unsaved.files.value[path];
  if (file) editor.unsaved.change({ [path]: { ...file, edited: { ...file.edited, text } } });
}

/** A value whose fields are empty, except those with a single choice. */
export function makeEmpty(value: ValueSpec): unknown {
  if (value.type === 'list') return [];
  return value.type === 'group' || value.type === 'variants' ? listFixedValues(value) : '';
}

/** The fields of a group that have a single choice. */
export function listFixedValues(value: ValueSpec): Record<string, unknown> {
  const fixed = (value.type === 'group' ? value.fields : []).flatMap(({ name, isOptional, value: spec }) =>
    spec.type === 'choice' && spec.of.length === 1 && !isOptional ? [[name, spec.of[0]]] : [],
  );
  return Object.fromEntries(fixed);
}
