import type { Picture, ToUrl } from '../core/browser.ts';

/** What a page renders with besides its props. */
export interface PageContext {
  /** Adds the base path to a path of the site. */
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  pictureOf(src: string): Picture;
  /** Called by <Picture> for the picture to preload. */
  preload?: ((picture: Preload) => void) | undefined;
  /** The style sheet, for <LaterParts> at the end of the first view. Undefined on a site whose pages wait for it in the head. */
  lateStyles?: string | undefined;
}

/** The picture that a page loads before everything else, as its `<source>` names it. */
export interface Preload {
  srcset: string;
  sizes: string;
  color: string;
  focus: string;
}
