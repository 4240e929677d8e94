/** @jsxImportSource preact */
import { useEditor } from './context.ts';

interface ChooserProps {
  /** The name of the radio buttons. */
  name: string;
  src: string | undefined;
  choose(src: string): void;
}

/** Uploads a picture, or chooses one of the site’s pictures. The browser itself accepts a file that is dropped on the input. */
export function PictureChooser({ name, src, choose }: ChooserProps) {
  const editor = useEditor();
  const upload = async (file: File) => {
    editor.status.set(`Uploading ${file.name} …`);
    const picture = await editor.api.upload(file);
    choose(picture);
    editor.status.set(`${picture} will be added when you save. Describe what it shows.`);
  };
  const onChange = ({ currentTarget: { files } }: { currentTarget: HTMLInputElement }) => {
    const file = files?.[0];
    if (file) editor.run(() => upload(file));
  };
  return (
    <div class="drop">
      <label>
        {src === undefined ? 'Drop' : 'Replace it: drop'} a picture here, or choose a file:{' '}
        <input type="file" accept="image/*" onChange={onChange} />
      </label>
      <details>
        <summary>Choose an existing picture</summary>
        <fieldset class="thumbnails" aria-label="Existing pictures">
          {editor.site.value.pictures.map(({ name: picture }) => (
            <label key={picture}>
              <input type="radio" name={name} checked={picture === src} onChange={() => choose(picture)} />
              <img src={editor.api.pictureUrl(picture)} alt="" loading="lazy" />
              {picture}
            </label>
          ))}
        </fieldset>
      </details>
    </div>
  );
}
