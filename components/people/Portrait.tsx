import { Picture, type PictureSource } from '../elements/Picture.tsx';

/** A photograph on a tile with the initials, which show if there is no photograph or it fails to load. */
export function Portrait({ name, photo, sizes }: { name: string; photo?: PictureSource | undefined; sizes: string }) {
  return (
    <div className="portrait">
      {photo && <Picture picture={photo} sizes={sizes} />}
      <div className="monogram" aria-hidden="true">
        {toMonogram(name)}
      </div>
    </div>
  );
}

/** The initials of the first and the last name, e.g. "Carol Ann Pruitt" → "CP". */
function toMonogram(name: string): string {
  const words = name.split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : '']
    .map((word) => (word ?? '').slice(0, 1))
    .join('')
    .toUpperCase();
}
