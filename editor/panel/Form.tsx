/** @jsxImportSource preact */
import { duplicateEntry, markDeleted, moveEntry, renameEntry } from './actions/entries.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { ErrorList } from './error-list.tsx';
import { GroupFields } from './Field.tsx';
import { findFocusedField } from './form-focus.ts';
import { MarkdownField } from './MarkdownField.tsx';
import type { FormScreen } from './screen.ts';
import { listShownFields } from './shown-fields.ts';

/** The form of an entry. */
export function Form({ entry }: FormScreen) {
  const editor = useEditor();
  const { path, spec, hash, hasText, canDelete } = entry;
  const address = editor.site.value.entries.find((one) => one.path === path)?.address;
  const fields = listShownFields(spec, editor.content.value.data);
  const names = fields.map(({ name }) => name);
  const rare = fields.filter(({ schema }) => schema.isRare).map(({ name }) => name);
  const hasOrder = fields.some(({ schema }) => schema.role === 'order');
  // Errors that no field of the form shows. An empty path means the Markdown text.
  const otherErrors = editor.errors.value.filter((error) => {
    if (!editor.isHere(error) || !error.path) return true;
    return error.path.length > 0 ? !names.includes(String(error.path[0])) : !hasText;
  });
  const onFocusIn = () => {
    editor.lastField = findFocusedField(editor.root);
    editor.rememberForm();
  };
  return (
    <>
      {address && (
        <p class="follow">
          <a href={address}>Go to {address}</a>
        </p>
      )}
      <ErrorList errors={otherErrors} />
      <div class="form" onFocusIn={onFocusIn}>
        <GroupFields group={spec} path={[]} names={names.filter((name) => !rare.includes(name))} />
        {hasText && <MarkdownField />}
        {rare.length > 0 && (
          <details class="last">
            <summary>More: order, draft, addresses</summary>
            <GroupFields group={spec} path={[]} names={rare} />
          </details>
        )}
      </div>
      {canDelete && hash !== undefined && (
        <p class="tools">
          <Button class="add" label="Duplicate" action={duplicateEntry} />
          <Button class="add" label="Rename" action={renameEntry} />
          {hasOrder && <Button class="add" label="Move up" action={() => moveEntry(editor, -1)} />}
          {hasOrder && <Button class="add" label="Move down" action={() => moveEntry(editor, 1)} />}
          <Button class="alarm" label={`Delete ${entry.name}`} action={() => markDeleted(editor, entry)} />
        </p>
      )}
    </>
  );
}
