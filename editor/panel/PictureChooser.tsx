/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { CENTER } from '../../engine/core/browser.ts';
import { type FieldProps, TextField, useEditor, useField } from './controls.tsx';
import { capitalize } from './files.ts';

interface ChooserProps {
  /** The name of the radio buttons. */
  name: string;
  src: string | undefined;
  choose(src: string, isUpload?: boolean): void;
}

/** Uploads a picture, or chooses one of the site’s pictures. */
export function PictureChooser({ name, src, choose }: ChooserProps) {
  const editor = useEditor();
  const upload = (files: Iterable<File> | null | undefined) =>
    editor.run(async () => {
      for (const file of files ?? []) {
        editor.setStatus(`Uploading ${file.name} …`);
        const picture = await editor.api.upload(file);
        editor.set({ site: { ...editor.site, pictures: [picture, ...editor.site.pictures] } });
        choose(picture.name, true);
        editor.announce(`${picture.name} will be added when you save. Describe what it shows.`);
      }
    });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    upload(event.dataTransfer?.files);
  };
  return (
    <div class="drop">
      <label onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        {src === undefined ? 'Drop' : 'Replace it: drop'} a picture here, or choose a file:{' '}
        <input type="file" multiple accept="image/*" onChange={({ currentTarget }) => upload(currentTarget.files)} />
      </label>
      <details>
        <summary>Choose an existing picture</summary>
        <Thumbnails name={name} src={src} choose={choose} />
      </details>
    </div>
  );
}

function Thumbnails({ name: radioName, src, choose }: ChooserProps) {
  const { site, api } = useEditor();
  const [query, setQuery] = useState('');
  const pictures = site.pictures.map(({ name, width, height, usedIn }) => {
    const label = capitalize(name.replace(/\.\w+$/, '').replaceAll('-', ' '));
    const uses = usedIn.length > 0 ? `in ${usedIn.join(', ')}` : 'not used';
    return { name, label, details: `${width} × ${height}, ${uses}` };
  });
  const matching = pictures.filter(({ label, details }) => `${label} ${details}`.toLowerCase().includes(query));
  return (
    <>
      <TextField label="Search pictures" type="search" write={(text) => setQuery(text.trim().toLowerCase())} />
      <fieldset class="thumbnails" aria-label="Existing pictures">
        {matching.map(({ name, label, details }) => (
          <label key={name}>
            <input type="radio" name={radioName} checked={name === src} onChange={() => choose(name)} />
            <img src={api.pictureUrl(name)} alt="" loading="lazy" />
            {label} <small>{details}</small>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Shapes that pages crop pictures to, from tall to wide. */
const SHAPES = ['4 / 5', '1', '3 / 2', '16 / 9'];

/** Sets the point that stays visible when a page crops the picture: by a click, or with two sliders. */
export function FocusPoint({ src, field: { defaultValue = CENTER }, path }: FieldProps & { src: string }) {
  const { editor, value, write } = useField(path);
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
  const url = editor.api.pictureUrl(src);
  return (
    <div class="focus-tool">
      <p class="help">Click what must stay visible.</p>
      <button type="button" class="focus" tabIndex={-1} aria-hidden="true" onClick={onClick}>
        <img src={url} alt="" />
        <span class="focus-point" style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      {slider('From the left', x, (next) => setFocus(next, y))}
      {slider('From the top', y, (next) => setFocus(x, next))}
      <p class="help">How pages may crop it:</p>
      <p class="crops" aria-hidden="true">
        {SHAPES.map((aspectRatio) => (
          <img key={aspectRatio} src={url} alt="" style={{ aspectRatio, objectPosition: `${x}% ${y}%` }} />
        ))}
      </p>
    </div>
  );
}
