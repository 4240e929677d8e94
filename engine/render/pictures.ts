/** A picture of assets/images as the site serves it. */
export interface Picture {
  /** Of the upright source, in pixels. */
  width: number;
  height: number;
  /** The dominant color, e.g. "#c9a27a": the ground until the picture is there. */
  color: string;
  /** Ascending by width, never wider than the source. */
  avif: readonly Variant[];
  fallback: readonly Variant[];
}

export interface Variant {
  width: number;
  /** Without the base path, e.g. "/assets/grocery-800.1f2e3d4c.avif". */
  path: string;
}
