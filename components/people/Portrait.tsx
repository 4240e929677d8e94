import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { monogramOf } from './monogram.ts';

/** A photograph on a tile with the initials, which show if there is no photograph or it fails to load. */
export function Portrait({ name, photo, sizes }: { name: string; photo?: PictureSource | undefined; sizes: string }) {
  return (
    <div className="portrait">
      {photo && <Picture picture={photo} sizes={sizes} />}
      <div className="monogram" aria-hidden="true">
        {monogramOf(name)}
      </div>
    </div>
  );
}
