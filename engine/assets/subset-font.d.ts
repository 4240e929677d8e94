declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A number pins an axis; a range keeps part of it. */
    /** By their tags, e.g. "kern"; without, all. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
