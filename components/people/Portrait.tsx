import { Picture, type SitePicture } from '../elements/Picture.tsx';
import { monogramOf } from './monogram.ts';

/** Someone's photo; until there is one, or should it fail, their letters on a tile. */
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
