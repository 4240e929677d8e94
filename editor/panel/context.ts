import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Editor } from './editor.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** Each part of the state is a signal, so a component is rendered again only if a part that it has read changes. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component must be inside the panel.');
  return editor;
}
