/** Changes the open entry. */
import type { JsonSchema } from '../../engine/content/browser.ts';
import { applyChange, getField } from '../field-changes.ts';
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

export function makeEmpty({ type, discriminator }: JsonSchema): unknown {
  if (type === 'array') return [];
  return type === 'object' || discriminator !== undefined ? {} : '';
}
