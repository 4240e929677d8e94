/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { slugify } from '../../content/browser.ts';
import type { FormEntry } from '../protocol.ts';
import { Button, ErrorList, FieldFrame, useEditor } from './controls.tsx';
import type { OpenForm } from './editor.ts';
import { focusedField, isPlaceholder, openPageFields, renameEntry, slugOf } from './entries.ts';
import { GroupFields, shownFields } from './Field.tsx';
import { readTabState, updateTabState } from './files.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { labelField } from './page-fields.ts';
import { askDelete } from './screens.tsx';

interface EntryProps {
  entry: FormEntry;
  /** The names of the visible fields. */
  names: readonly string[];
}

export function Form({ form: { entry, otherFields, link } }: { form: OpenForm }) {
  const editor = useEditor();
  const isNew = entry.hash === undefined;
  const names = shownFields(entry.spec, editor.contentOf(entry.path).data).map(({ name }) => name);
  return (
    <>
      {!isNew && <p class="file">{editor.fileOf(entry.path)}</p>}
      {(otherFields.length > 0 || link) && (
        <p class="other-fields">
          {'Also here: '}
          {otherFields.map((field) => (
            <Button key={labelField(field)} label={labelField(field)} action={() => openPageFields(editor, [field])} />
          ))}
          {link && <a href={link.href}>Go to {link.pathname}</a>}
        </p>
      )}
      <OtherErrors entry={entry} names={names} />
      {entry.errors.length === 0 && <EntryFields entry={entry} names={names} />}
      {entry.canDelete && !isNew && (
        <Button class="alarm" label={`Delete ${entry.name} …`} action={() => askDelete(editor, entry)} />
      )}
    </>
  );
}

/** Errors that no field shows: in other files, without a field, or in a file that can't be parsed. */
function OtherErrors({ entry, names }: EntryProps) {
  const editor = useEditor();
  const others = editor.visibleErrors().filter(({ file, path }) => {
    if (file !== editor.fileOf(entry.path) || !path) return true;
    return path.length > 0 ? !names.includes(String(path[0])) : !entry.hasText;
  });
  const title = entry.errors.length > 0 ? 'Fix this file in a text editor first:' : '';
  return <ErrorList title={title} errors={[...entry.errors, ...others]} />;
}

/** Fields of many collections that authors rarely change. */
const RARELY_CHANGED = ['sample', 'draft', 'noindex', 'aliases', 'order'];

function EntryFields({ entry: { spec, path, hash, hasText }, names }: EntryProps) {
  const editor = useEditor();
  const rare = names.filter((name) => RARELY_CHANGED.includes(name));
  const rememberField = () => {
    const field = focusedField(editor.root) ?? readTabState().lastForm?.field;
    updateTabState({ lastForm: { path, field, pathname: location.pathname } });
    editor.render(editor);
  };
  return (
    <div class="form" onFocusIn={rememberField}>
      <GroupFields group={spec} path={[]} names={names.filter((name) => !rare.includes(name))} />
      {hasText && <MarkdownField />}
      {rare.length > 0 && (
        <details class="last">
          <summary>Order, drafts, search and old addresses</summary>
          <GroupFields group={spec} path={[]} names={rare} />
        </details>
      )}
      {hash === undefined && <FileName path={path} />}
    </div>
  );
}

/** The file name of a new entry. */
function FileName({ path }: { path: string }) {
  const editor = useEditor();
  const [typed, setTyped] = useState('');
  const currentName = isPlaceholder(slugOf(path)) ? '' : slugOf(path);
  const onInput = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    setTyped(value);
    renameEntry(editor, value);
  };
  const props = { value: slugify(typed) === currentName ? typed : currentName, onInput };
  const help = 'The address of its page: lowercase letters, digits and hyphens.';
  return <FieldFrame label="File name" help={help} control={(attributes) => <input {...attributes} {...props} />} />;
}
