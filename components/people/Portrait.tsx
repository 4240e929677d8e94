import { Picture, type SitePicture } from '../elements/Picture.tsx';
import { monogramOf } from './monogram.ts';

/** A photograph, or the initials on a tile if there is none or it fails to load. */
export function Portrait({ name, photo, sizes }: { name: string; photo?: SitePicture | undefined; sizes: string }) {
  return (
    <div className="portrait">
      {photo && <Picture field={photo} sizes={sizes} />}
      <div className="monogram" aria-hidden="true">
        {monogramOf(name)}
      </div>
    </div>
  );
}
