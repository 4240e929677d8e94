/** @jsxImportSource preact */
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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

/** Buttons with a single Tab stop. The arrow keys move between them (ARIA Authoring Practices, Toolbar). */
export function Toolbar({ label, children }: { label: string; children: ComponentChildren }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const listButtons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    for (const [index, button] of listButtons().entries()) button.tabIndex = index === stop ? 0 : -1;
  });
  const findFocused = () => listButtons().findIndex((button) => button.matches(':focus'));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const [index, step] = [findFocused(), Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')];
    const buttons = listButtons();
    if (index >= 0 && step !== 0) buttons.at((index + step) % buttons.length)?.focus();
  };
  const onFocusIn = () => setStop(Math.max(0, findFocused()));
  const props = { ref: toolbar, role: 'toolbar', 'aria-label': label, onKeyDown, onFocusIn } as const;
  return <div {...props} class="text-tools" children={children} />;
}
