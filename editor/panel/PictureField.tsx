/** @jsxImportSource preact */
import { valueAt } from '../../engine/content/browser.ts';
import { CENTER } from '../../engine/core/browser.ts';
import { isGroup } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { GroupFrame, type GroupFrameProps, useField } from './controls.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { fieldName } from './text.ts';

/** A group with a picture. Its children are its other fields, such as the alternative text and the focal point. */
export function PictureField({ field, path, names, children }: GroupFrameProps) {
  const { editor, value, write } = useField(path);
  const written = valueAt(value, ['src']);
  const src = typeof written === 'string' ? written : undefined;
  const choose = (chosen: string) => {
    // Not `value`, because an upload takes time.
    const picture = valueAt(editor.content.value.data, path);
    // The old description and the file for the dark scheme are those of another picture.
    const { darkSrc: _, ...kept } = isGroup(picture) ? picture : {};
    write({ ...kept, src: chosen, alt: editor.site.value.pictures.find(({ name }) => name === chosen)?.alt ?? '' });
  };
  return (
    <GroupFrame field={{ ...field, help: '' }} path={path} names={src === undefined ? [] : names}>
      {src !== undefined &&
        (names.includes('focus') ? (
          <FocusPoint src={src} path={[...path, 'focus']} />
        ) : (
          <img src={editor.api.pictureUrl(src)} alt="" />
        ))}
      {src !== undefined && children}
      <PictureChooser name={fieldName(path)} src={src} choose={choose} />
    </GroupFrame>
  );
}

/** A click sets the point that stays visible when a page crops the picture. */
function FocusPoint({ src, path }: { src: string; path: JsonPath }) {
  const { editor, value = CENTER, write } = useField(path);
  const [left, top] = String(value).split(' ');
  const onClick = ({ currentTarget, offsetX, offsetY }: MouseEvent & { currentTarget: HTMLElement }) => {
    const shares = [offsetX / currentTarget.clientWidth, offsetY / currentTarget.clientHeight];
    write(shares.map((share) => `${Math.round(share * 100)}%`).join(' '));
  };
  return (
    <div class="focus-tool">
      <p class="help">Click what must stay visible.</p>
      <button type="button" class="focus" tabIndex={-1} aria-hidden="true" onClick={onClick}>
        <img src={editor.api.pictureUrl(src)} alt="" />
        <span class="focus-point" style={{ left, top }} />
      </button>
    </div>
  );
}
