import type { Picture } from '../core/page.ts';
import type { ToUrl } from '../core/urls.ts';

/** What a page is rendered with besides what it was given. */
export interface PageContext {
  /** Every path of the site goes through this: it adds the base path. */
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  pictureOf(src: string): Picture;
  /** For <LaterParts>, which a page holds where its first view ends, or else at its end; of a site whose pages wait for all styles, nothing. */
  later?: Later | undefined;
}

/** What a page loads after its first view. */
export interface Later {
  /** The URL of the style sheet. */
  styles: string;
  /** A script, in its own words, that loads that of the site. */
  script: string;
}
