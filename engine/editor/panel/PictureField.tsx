/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type FieldSpec, valueAt } from '../../content/browser.ts';
import { isGroup } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { writeField } from './entries.ts';
import { capitalize, fieldName } from './files.ts';

interface PictureFieldProps extends FieldProps {
  focus: FieldSpec | undefined;
  /** The names of the fields in `children`. */
  names: readonly string[];
  children: ComponentChildren;
}

const TYPES = 'image/jpeg,image/png,image/webp';

/** A picture: uploaded or chosen, with its text and its focus point. */
export function PictureField({ field, path, focus, names, children }: PictureFieldProps) {
  const { editor, entry, value } = useField(path);
  const [status, setStatus] = useState('');
  const written = valueAt(value, ['src']);
  const src = typeof written === 'string' ? written : undefined;
  const choose = (src: string, file = editor.path) => {
    const picture = valueAt(editor.contentOf(file).data, path);
    const { alt = '', ...more } = isGroup(picture) ? picture : {};
    writeField(editor, path, { ...more, src, alt }, file);
  };
  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    const { screenNumber } = editor;
    setStatus('Uploading …');
    try {
      const { name } = await editor.api.upload(picture);
      editor.set({ site: { ...editor.site, pictures: [...editor.site.pictures, name] } });
      // While its form is open, a new entry may be renamed. If another form is open now, the picture belongs to the first entry.
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
    <GroupFrame field={{ ...field, help: '' }} path={path} names={src === undefined ? [] : names}>
      {src !== undefined && focus && <FocusPoint src={src} path={path} defaultValue={focus.defaultValue} />}
      {src !== undefined && children}
      <div class="drop">
        <label onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          {src === undefined ? 'Drop' : 'Replace it: drop'} a picture here, or choose a file:{' '}
          <input type="file" accept={TYPES} onChange={({ currentTarget }) => upload(currentTarget.files?.[0])} />
        </label>
        <details>
          <summary>Choose an existing picture</summary>
          <fieldset class="thumbnails" aria-label="Existing pictures">
            {editor.site.pictures.map((name) => (
              <label key={name}>
                <input type="radio" name={fieldName(path)} checked={name === src} onChange={() => choose(name)} />
                <img src={editor.api.pictureUrl(name)} alt="" loading="lazy" />
                {capitalize(name.replace(/\.\w+$/, '').replaceAll('-', ' '))}
              </label>
            ))}
          </fieldset>
        </details>
      </div>
      <p role="status" class="status" children={status} />
    </GroupFrame>
  );
}

/** Sets the point that stays visible when a page crops the picture: by a click, or with two sliders. */
function FocusPoint({ src, path, defaultValue = '50% 50%' }: { src: string; path: JsonPath; defaultValue: unknown }) {
  const { editor, value, write } = useField([...path, 'focus']);
  const [x = 50, y = 50] = [...String(value ?? defaultValue).matchAll(/\d+/g)].map(Number);
  const setFocus = (...percents: readonly number[]) => {
    const next = percents.map((percent) => `${Math.round(Math.min(100, Math.max(0, percent)))}%`).join(' ');
    write(next === defaultValue && value === undefined ? undefined : next);
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent & { currentTarget: HTMLElement }) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const slider = (label: string, percent: number, move: (percent: number) => void) => (
    <label>
      {label}{' '}
      <input type="range" step={2} value={percent} onInput={(event) => move(event.currentTarget.valueAsNumber)} />
    </label>
  );
  return (
    <div class="focus-tool">
      <p class="help">Click what must stay visible.</p>
      <button type="button" class="focus" tabIndex={-1} aria-hidden="true" onClick={onClick}>
        <img src={editor.api.pictureUrl(src)} alt="" />
        <span class="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      {slider('From the left', x, (next) => setFocus(next, y))}
      {slider('From the top', y, (next) => setFocus(x, next))}
    </div>
  );
}
