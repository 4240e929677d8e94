/** Changes the open entry. */
import type { ValueSpec } from '../../engine/content/browser.ts';
import { applyChange, getField, listFixedValues } from '../field-changes.ts';
import type { FieldChange } from '../protocol.ts';
import type { Editor } from './editor.ts';

/** Changes a field or the body. A field without a value is removed; the path `[]` means all fields. */
export function writeChange(editor: Editor, change: FieldChange): void {
  const path = editor.entry.value?.path ?? '';
  const file = editor.unsaved.files.value[path];
  const isTyped = 'text' in change || typeof change.value === 'string';
  const field = isTyped ? [path, ...getField(change)].join('/') : undefined;
  if (file) editor.unsaved.change({ [path]: { ...file, edited: applyChange(file.edited, change) } }, field);
}

/** A value whose fields are empty, except those with a single choice. */
export function makeEmpty(value: ValueSpec): unknown {
  if (value.type === 'list') return [];
  return value.type === 'group' || value.type === 'variants' ? listFixedValues(value) : '';
}
