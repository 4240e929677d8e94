/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldSpec } from '../../content/browser.ts';
import type { JsonPath } from '../protocol.ts';
import { type FieldProps, GroupFrame, useField } from './controls.tsx';
import { writeField } from './entries.ts';
import { isGroup, nameOf, valueAt } from './files.ts';
import { findShapes, type PictureShape } from './picture-shapes.ts';

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

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ...{ ArrowLeft: [-2, 0], ArrowRight: [2, 0] },
  ...{ ArrowUp: [0, -2], ArrowDown: [0, 2] },
};

/** The point of a picture that stays visible, set by a click or the arrow keys; and how pages crop the picture. */
function FocusPoint({ src, standard, path }: { src: string; standard: string; path: JsonPath }) {
  const { editor, value, write } = useField([...path, 'focus']);
  const [x = 50, y = 50] = [...String(value ?? standard).matchAll(/\d+/g)].map(Number);
  const address = editor.api.addressOf(`picture/${encodeURIComponent(src)}`);
  const [tool, shapes] = useShapes(address, path);
  const put = (...shares: readonly number[]) => {
    const next = shares.map((share) => `${Math.round(Math.min(100, Math.max(0, share)))}%`).join(' ');
    write(next === standard && value === undefined ? undefined : next);
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
    <div class="focus-tool" ref={tool}>
      <p class="help">Click what must stay visible. Below: how pages crop the picture.</p>
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <section class="crops" aria-label="Crops" tabIndex={0}>
        {shapes.map(({ name, ratio }) => (
          <figure key={name}>
            <img src={address} alt="" style={{ aspectRatio: String(ratio), objectPosition: `${x}% ${y}%` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </section>
    </div>
  );
}

/** The shapes in which pages show a picture, looked for once somebody can see them. */
function useShapes(src: string, path: JsonPath) {
  const { editor, entry } = useField(path);
  const tool = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly PictureShape[]>([]);
  useEffect(() => {
    const over = new AbortController();
    const pages = (entry?.shown[nameOf([...path, 'alt'])] ?? []).map(({ address, title }) => ({
      title,
      address: editor.api.addressOf(`page?${new URLSearchParams({ path: address })}`),
    }));
    const observer = new IntersectionObserver(async (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const picture = { file: entry?.path ?? '', path, src, pages };
      for await (const shape of findShapes(picture, over.signal)) setFound((all) => [...all, shape]);
    });
    if (tool.current) observer.observe(tool.current);
    return () => {
      observer.disconnect();
      over.abort();
      setFound([]);
    };
  }, [src]);
  const { cardRatio } = editor.choices;
  const hasCard = cardRatio !== undefined && nameOf(path) === 'picture' && (entry?.pages.length ?? 0) > 0;
  return [tool, hasCard ? [{ name: 'Social card', ratio: cardRatio }, ...found] : found] as const;
}
