/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useEditor } from './context.ts';
import { TextField } from './controls.tsx';
import { capitalize } from './text.ts';

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
        editor.status.set(`Uploading ${file.name} …`);
        const picture = await editor.api.upload(file);
        const site = editor.site.value;
        editor.site.value = { ...site, pictures: [picture, ...site.pictures] };
        choose(picture, true);
        editor.status.announce(`${picture} will be added when you save. Describe what it shows.`);
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
  const pictures = site.value.pictures.map((name) => {
    return { name, label: capitalize(name.replace(/\.\w+$/, '').replaceAll('-', ' ')) };
  });
  const matching = pictures.filter(({ label }) => label.toLowerCase().includes(query));
  return (
    <>
      <TextField label="Search pictures" type="search" write={(text) => setQuery(text.trim().toLowerCase())} />
      <fieldset class="thumbnails" aria-label="Existing pictures">
        {matching.map(({ name, label }) => (
          <label key={name}>
            <input type="radio" name={radioName} checked={name === src} onChange={() => choose(name)} />
            <img src={api.pictureUrl(name)} alt="" loading="lazy" />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
