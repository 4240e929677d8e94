/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type FieldSpec, valueAt } from '../../content/browser.ts';
import type { JsonPath } from '../protocol.ts';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { writeField } from './entries.ts';
import { isGroup } from './files.ts';

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
      editor.set({ choices: { ...editor.choices, pictures: [...editor.choices.pictures, name] } });
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
        <FocusPoint src={src} defaultValue={String(focus.defaultValue ?? '50% 50%')} path={path} />
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
          {editor.choices.pictures.map((name) => (
            <option key={name} value={name} children={name} />
          ))}
        </select>
      </div>
      <p role="status" class="status" children={status} />
    </GroupFrame>
  );
}

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ...{ ArrowLeft: [-2, 0], ArrowRight: [2, 0] },
  ...{ ArrowUp: [0, -2], ArrowDown: [0, 2] },
};

/** The point of a picture that stays visible where a page crops it, set by a click or the arrow keys. */
function FocusPoint({ src, defaultValue, path }: { src: string; defaultValue: string; path: JsonPath }) {
  const { editor, value, write } = useField([...path, 'focus']);
  const [x = 50, y = 50] = [...String(value ?? defaultValue).matchAll(/\d+/g)].map(Number);
  const address = editor.api.addressOf(`image?name=${encodeURIComponent(src)}`);
  const put = (...shares: readonly number[]) => {
    const next = shares.map((share) => `${Math.round(Math.min(100, Math.max(0, share)))}%`).join(' ');
    write(next === defaultValue && value === undefined ? undefined : next);
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    put(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    put(x + step[0], y + step[1]);
  };
  const text = `${x} percent from the left, ${y} percent from the top`;
  return (
    <div class="focus-tool">
      <p class="help">Click what must stay visible.</p>
      <div
        class="focus"
        role="slider"
        tabIndex={0}
        aria-label="Focus point"
        aria-valuenow={x}
        aria-valuetext={text}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img src={address} alt="" />
        <span class="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
    </div>
  );
}
