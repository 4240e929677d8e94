/** @jsxImportSource preact */
import { keepMine, keepTheirs } from './actions/save.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import type { ConflictScreen as FileConflict } from './screen.ts';
import { Versions } from './versions.tsx';

/** Asks which version of a file to keep. */
export function ConflictScreen({ conflict }: { conflict: FileConflict }) {
  const editor = useEditor();
  const { path, onDisk, conflicts } = conflict;
  const name = editor.getName(path) ?? path;
  const verb = onDisk ? 'changed' : 'deleted';
  return (
    <>
      <p role="alert">{`${name} was ${verb} by another program or in another window. Nothing was saved.`}</p>
      {conflicts.length > 0 && <Versions title={name} theirName="In the file" texts={conflicts} />}
      <p class="help">Other changes to the file are kept.</p>
      <p class="tools">
        <Button label="Keep the file’s version" action={() => keepTheirs(editor, conflict)} />
        <Button
          class="save"
          label={onDisk ? 'Use my version' : 'Create it again'}
          action={() => keepMine(editor, conflict)}
        />
      </p>
    </>
  );
}
