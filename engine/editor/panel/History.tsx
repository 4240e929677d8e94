/** @jsxImportSource preact */
/** Who changed a field, when, and from what to what. Earlier values can be restored. */
import { labelOf, specAt } from '../../content/browser.ts';
import type { FieldVersion, JsonPath } from '../protocol.ts';
import { formatTime } from './changes-screen.tsx';
import { Button, useEditor } from './controls.tsx';
import { count, type Editor } from './editor.ts';
import { openEntry, writeField, writeText } from './entries.ts';
import { readTabState } from './files.ts';
import { Words } from './versions.tsx';

/** For the field that had the focus last. */
export function HistoryButton() {
  const label = `History of ${lastField(useEditor())?.label ?? 'a field'}`;
  return (
    <p class="history">
      <Button class="link" label={label} aria-keyshortcuts="Control+Shift+H" action={showHistory} />
    </p>
  );
}

/** Items of a list share its history. */
function lastField(editor: Editor): { path: JsonPath; label: string } | undefined {
  const focused = readTabState().lastForm?.field;
  if (!editor.form || !focused) return undefined;
  const { spec } = editor.form.entry;
  const path = focused.slice(
    0,
    [...focused, 0].findIndex((key) => typeof key === 'number'),
  );
  const label = specAt({ label: '', help: '', value: spec }, editor.contentOf(editor.path).data, path)?.label;
  return { path, label: label || labelOf(String(path.at(-1) ?? 'text')) };
}

export async function showHistory(editor: Editor): Promise<void> {
  const { form, path: file } = editor;
  const field = lastField(editor);
  if (!form || !field) return editor.setStatus('Choose a field first.');
  const { path, label } = field;
  const versions = await editor.api.ask('history', { path: file, field: path });
  const back = () => openEntry(editor, file, { field: path });
  const restore = async ({ value }: FieldVersion) => {
    if (path.length === 0) writeText(editor, String(value ?? ''));
    else writeField(editor, path, value);
    await back();
    // In the field, Ctrl+Z would not undo this.
    editor.root.querySelector<HTMLElement>('.history button')?.focus();
    editor.announce(`Restored: ${label}.`);
  };
  const body = () => (
    <>
      <Button class="add" label={`Back to ${form.entry.name}`} action={back} />
      <ul class="changes">
        {versions.map((version) => (
          <li>
            <p class="help">{[version.author, version.time && formatTime(version.time)].filter(Boolean).join(', ')}</p>
            <Words words={version.words} />
            <p class="tools">
              <Button class="add" label={`Restore ${nameOf(version)}`} action={() => restore(version)} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  editor.show({ title: `History of ${label}`, form, body });
  editor.focusHeading();
  editor.announce(`Changed ${count(versions.length, 'time')}.`);
}

/** The words that were there before, e.g. "“Your store gets coffee …”". */
function nameOf({ words }: FieldVersion): string {
  const before = words.flatMap(({ change, text }) => (change === 'added' ? [] : [text])).join('');
  return before === '' ? 'nothing' : `“${before.length > 40 ? `${before.slice(0, 38)} …` : before}”`;
}
