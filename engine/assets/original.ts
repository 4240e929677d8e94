/** A picture in assets/images, and which pictures a site can use. */
export interface Measures {
  /** In pixels, after the rotation that EXIF data asks for. */
  width: number;
  height: number;
}

export interface PictureBytes {
  bytes: Uint8Array;
  /** The color behind transparent parts. */
  background: string;
}

/** A picture in assets/images. Its bytes are read when they are needed. */
export interface Original extends Measures, PictureBytes {
  name: string;
  hash: string;
}

/** The limits are part of the cache key, so a new limit applies to every picture. */
export const LIMITS = {
  formats: ['jpeg', 'png', 'webp'],
  /** In pixels. A narrower picture looks blurred on a phone with a dense screen. */
  minWidth: 640,
  maxPixels: 40_000_000,
  /** The longer side divided by the shorter. A row of six upright tiles needs 4.8; anything else would crop most of a longer picture. */
  maxRatio: 5,
} as const;
