import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { JsonPath } from '../protocol.ts';
import { type Editor, shownErrors } from './editor.ts';
import { readField, writeField } from './entries.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component must be inside the panel.');
  return editor;
}

/**
 * The field at a path of the open form.
 * @param names of the fields in it, which show their errors themselves
 */
export function useField(path: JsonPath, names: readonly (string | number)[] = []) {
  const editor = useEditor();
  const entry = editor.form?.entry;
  const errors = shownErrors(editor.state).filter(({ file, path: at = [] }) => {
    const [next] = at.slice(path.length);
    const isWithin = at.length >= path.length && path.every((key, index) => key === at[index]);
    const isOwn = next === undefined || (path.length > 0 && !names.includes(next));
    return file === editor.fileOf(entry?.path ?? '') && isWithin && isOwn;
  });
  const write = (value: unknown) => writeField(editor, path, value);
  return { editor, entry, value: readField(editor, path), errors, write };
}
