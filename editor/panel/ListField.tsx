/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import type { ValueSpec } from '../../engine/content/browser.ts';
import { Button } from './buttons.tsx';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { focusField } from './form-focus.ts';
import { makeEmpty } from './write-field.ts';

interface ListProps extends FieldProps {
  list: Extract<ValueSpec, { type: 'list' }>;
  /** Shows an item. Passed in, because an item may contain lists. */
  Item: ComponentType<FieldProps>;
}

export function ListField({ field, path, list: { item }, Item }: ListProps) {
  const { editor, value, write } = useField(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  /** Changes the list, and focuses the item at the index `focused`. */
  const setItems = (next: readonly unknown[], focused: number) => {
    write(next.length === 0 && field.isOptional ? undefined : next);
    if (next.length < items.length) editor.status.set('Removed. Undo brings it back.');
    return focusField(editor.root, [...path, focused]);
  };
  return (
    <GroupFrame field={{ ...field, help: item.help || field.help }} path={path} names={[...items.keys()]}>
      <div class="items">
        {items.map((_, index) => {
          const label = String(index + 1);
          const others = items.toSpliced(index, 1);
          const moveTo = (to: number) => setItems(others.toSpliced(to, 0, items[index]), to);
          return (
            <div key={label} class="item">
              <p class="item-tools">
                <Button
                  label="↑"
                  aria-label={`Move ${label} up`}
                  disabled={index === 0}
                  onClick={() => moveTo(index - 1)}
                />
                <Button
                  label="↓"
                  aria-label={`Move ${label} down`}
                  disabled={index === others.length}
                  onClick={() => moveTo(index + 1)}
                />
                <Button
                  label="Remove"
                  aria-label={`Remove ${label}`}
                  onClick={() => setItems(others, Math.min(index, others.length - 1))}
                />
              </p>
              <Item field={{ ...item, label, help: '', isOptional: false }} path={[...path, index]} />
            </div>
          );
        })}
        <Button
          class="add"
          label="Add item"
          onClick={() => setItems([...items, makeEmpty(item.value)], items.length)}
        />
      </div>
    </GroupFrame>
  );
}
