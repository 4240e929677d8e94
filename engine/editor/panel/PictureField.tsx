/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { FieldSpec } from '../../content/field-spec.ts';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { writeField } from './entries.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { isGroup, valueAt } from './values.ts';

interface PictureFieldProps extends FieldProps {
  focus: FieldSpec | undefined;
  /** The names of the fields in `children`. */
  others: readonly string[];
  children: ComponentChildren;
}

/** A picture: uploaded or chosen, with its text and its focus point. */
export function PictureField({ field, path, focus, others, children }: PictureFieldProps) {
  const { editor, entry, value } = useField(path);
  const [status, setStatus] = useState('');
  const written = valueAt(value, ['src']);
  const src = typeof written === 'string' ? written : undefined;
  const choose = (src: string, file = editor.path) => {
    const picture = valueAt(editor.typed(file).data, path);
    const { alt = '', ...more } = isGroup(picture) ? picture : {};
    writeField(editor, path, { ...more, src, alt }, file);
  };
  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    const { screenNumber } = editor;
    setStatus('Uploading …');
    try {
      const { name } = await editor.api.upload(picture);
      const pictures = [...editor.choices.pictures, { name, width: 0, height: 0 }];
      editor.set({ choices: { ...editor.choices, pictures } });
      // Another form may be open by now; a new entry may have another file name.
      choose(name, editor.screenNumber === screenNumber ? undefined : entry?.path);
      setStatus(`${name} will be added when you save. Describe what it shows.`);
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    upload(event.dataTransfer?.files[0]);
  };
  return (
    <GroupFrame field={{ ...field, help: '' }} path={path} names={src === undefined ? [] : others}>
      {src !== undefined && focus && (
        <FocusPoint src={src} standard={String(focus.standard ?? '50% 50%')} path={path} />
      )}
      {src !== undefined && children}
      <div class="drop">
        <label onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          {src === undefined ? '' : 'Replace it: '}Drop a picture here, or choose a file:{' '}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={({ currentTarget }) => upload(currentTarget.files?.[0])}
          />
        </label>
        <select
          aria-label="Existing picture"
          value={src ?? ''}
          onChange={({ currentTarget: { value } }) => value !== '' && choose(value)}
        >
          <option value="">Choose an existing picture …</option>
          {editor.choices.pictures.map(({ name }) => (
            <option key={name} value={name} children={name} />
          ))}
        </select>
      </div>
      <p role="status" class="status" children={status} />
    </GroupFrame>
  );
}
