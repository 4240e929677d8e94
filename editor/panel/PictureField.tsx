/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { type ValueSpec, valueAt } from '../../engine/content/browser.ts';
import { CENTER } from '../../engine/core/browser.ts';
import { isGroup } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { listShownFields } from './shown-fields.ts';
import { fieldName } from './text.ts';

interface PictureProps extends FieldProps {
  /** Shows the fields of the group with these names. Passed in, because a picture is one of the fields that it can show. */
  Fields: ComponentType<{ group: ValueSpec; path: JsonPath; names: readonly string[] }>;
}

/** A group with a picture, such as its file, alternative text and focal point. */
export function PictureField({ field, path, Fields }: PictureProps) {
  const { editor, value, write } = useField(path);
  const written = valueAt(value, ['src']);
  const src = typeof written === 'string' ? written : undefined;
  const fields = listShownFields(field.value, {});
  const focus = fields.find(({ name }) => name === 'focus');
  const names = fields.map(({ name }) => name).filter((name) => name !== 'src' && name !== 'focus');
  const choose = (chosen: string) => {
    // Not `value`, because an upload takes time.
    const picture = valueAt(editor.content.value.data, path);
    // The old description and the file for the dark scheme are those of another picture.
    const { night: _, ...kept } = isGroup(picture) ? picture : {};
    write({ ...kept, src: chosen, alt: '' });
  };
  return (
    <GroupFrame field={{ ...field, help: '' }} path={path} names={src === undefined ? [] : names}>
      {src !== undefined && focus && <FocusPoint src={src} field={focus} path={[...path, 'focus']} />}
      {src !== undefined && <Fields group={field.value} path={path} names={names} />}
      <PictureChooser name={fieldName(path)} src={src} choose={choose} />
    </GroupFrame>
  );
}

/** Sets the point that stays visible when a page crops the picture: by a click, or with two sliders. */
function FocusPoint({ src, field: { defaultValue = CENTER }, path }: FieldProps & { src: string }) {
  const { editor, value, write } = useField(path);
  const [x = 50, y = 50] = [...String(value ?? defaultValue).matchAll(/\d+/g)].map(Number);
  const setFocus = (...percents: readonly number[]) => {
    write(percents.map((percent) => `${Math.round(percent)}%`).join(' '));
  };
  const onClick = ({ currentTarget, offsetX, offsetY }: MouseEvent & { currentTarget: HTMLElement }) =>
    setFocus((offsetX / currentTarget.clientWidth) * 100, (offsetY / currentTarget.clientHeight) * 100);
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
