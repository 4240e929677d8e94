/** @jsxImportSource preact */
import { isSame, readField, toText } from '../field-changes.ts';
import { restoreVersion } from './actions/history.ts';
import { openEntry } from './actions/open.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import type { HistoryScreen as History } from './screen.ts';
import { shorten } from './text.ts';
import { Diff } from './versions.tsx';

export function HistoryScreen({ history }: { history: History }) {
  const editor = useEditor();
  const { entry, field, versions } = history;
  return (
    <>
      <Button class="add" label={`Back to ${entry.name}`} action={() => openEntry(editor, entry.path, { field })} />
      <ul class="changes">
        {versions.map((version, index) => (
          <li key={`${version.time} ${index}`}>
            <p class="help">{[version.author, version.time && formatTime(version.time)].filter(Boolean).join(', ')}</p>
            <Diff diff={version.diff} />
            <p class="tools">
              <Button
                class="add"
                label={`Restore “${shorten(toText(version.value)) || 'nothing'}”`}
                disabled={isSame(version.value, readField(editor.content.value, field))}
                action={() => restoreVersion(editor, history, version)}
              />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** e.g. "May 3, 2026, 4:05 PM" */
const formatTime = (time: number) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
