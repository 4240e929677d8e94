/** @jsxImportSource preact */
import type { ButtonHTMLAttributes } from 'preact';
import { useEditor } from './context.ts';
import type { Action } from './editor.ts';

type ButtonProps = ButtonHTMLAttributes & { label: string; action?: Action; onClick?(): void };

/** Queues `action`, or runs `onClick` at once. */
export function Button({ label, action, onClick, ...attributes }: ButtonProps) {
  const editor = useEditor();
  const run = () => (action ? editor.run(action) : editor.keepFocus(() => onClick?.()));
  return (
    <button type="button" onClick={action || onClick ? () => void run() : undefined} {...attributes}>
      {label}
    </button>
  );
}
