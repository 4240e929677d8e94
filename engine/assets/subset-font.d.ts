declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** By their tags, e.g. "kern". Default: all. */
    keepFeatures?: readonly string[];
    /** A number pins an axis; a range keeps part of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
