/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { FieldVersion, JsonPath } from '../protocol.ts';
import { formatTime } from './changes-screen.tsx';
import { Button, useEditor } from './controls.tsx';
import { count } from './editor.ts';
import { Words } from './versions.tsx';

interface HistoryProps {
  /** `[]` for the body. */
  path: JsonPath;
  label: string;
  write(value: unknown): void;
}

/** Who changed a field, when, and from what to what. Earlier values can be restored. Items of a list share its history. */
export function History({ path, label, write }: HistoryProps) {
  const editor = useEditor();
  const { path: file, hash } = editor.form?.entry ?? {};
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<readonly FieldVersion[]>();
  useEffect(() => {
    if (!isOpen || file === undefined) return;
    editor.api
      .ask('history', { path: file, field: path })
      .then(setVersions, (error) => editor.setStatus(String(error), true));
  }, [isOpen, file, hash]);
  if (hash === undefined || path.some((key) => typeof key === 'number')) return null;
  const restore = ({ value }: FieldVersion) => {
    write(value);
    editor.announce(`Restored: ${label}.`);
  };
  return (
    <details class="history" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        History<span class="unseen"> of {label}</span>
      </summary>
      <p class="help" role="status">
        {versions ? `Changed ${count(versions.length, 'time')}.` : 'One moment …'}
      </p>
      <ul class="changes">
        {versions?.map((version) => (
          <li key={`${version.author} ${version.time} ${version.words.map(({ text }) => text)}`}>
            <p class="help">{[version.author, version.time && formatTime(version.time)].filter(Boolean).join(', ')}</p>
            <Words words={version.words} />
            <p class="tools">
              <Button class="add" label={`Restore ${nameOf(version)}`} onClick={() => restore(version)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The words that were there before, e.g. "“Your store gets coffee …”". */
function nameOf({ words }: FieldVersion): string {
  const before = words.flatMap(({ change, text }) => (change === 'added' ? [] : [text])).join('');
  return before === '' ? 'nothing' : `“${before.length > 40 ? `${before.slice(0, 38)} …` : before}”`;
}
