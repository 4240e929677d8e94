import type { Picture } from './pictures.ts';
import type { ToUrl } from './url.ts';

/** What a page is drawn with besides what it was given. */
export interface Kit {
  /** Every path of the site goes through this: it adds the base path. */
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  pictureOf(src: string): Picture;
}
