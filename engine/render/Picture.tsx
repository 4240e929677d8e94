import { focusClass } from '../assets/browser.ts';
import type { PictureFiles, ToUrl, Variant } from '../core/browser.ts';

/** A picture in a content file. */
export interface PictureSource {
  /** The name of a file in assets/images. */
  src: string;
  alt: string;
  /** The point that stays in view when it is cropped, e.g. "50% 22%". */
  focus: string;
  /** A file in assets/images that replaces it in the dark color scheme. */
  darkSrc?: string | undefined;
}

interface PictureProps {
  picture: PictureSource;
  /** How wide the layout shows it, e.g. "(min-width: 1024px) 33vw, 100vw". */
  sizes: string;
  /** Whether the page loads it before everything else. At most one picture of a page. */
  priority?: boolean | undefined;
  context: PageContext;
}

/** A picture in every size and format, with its focal point kept in view. */
export function Picture({ picture: { src, alt, focus, darkSrc }, sizes, priority = false, context }: PictureProps) {
  const { getPicture, toUrl, preload } = context;
  const { width, height, avif, fallback } = getPicture(src);
  const srcSet = (variants: readonly Variant[]) =>
    variants.map((variant) => `${toUrl(variant.path)} ${variant.width}w`).join(', ');
  const dark = darkSrc === undefined ? undefined : srcSet(getPicture(darkSrc).avif);
  if (priority) preload?.({ srcset: srcSet(avif), dark, sizes, focus });
  return (
    <picture className="picture">
      {dark && <source type="image/avif" media="(prefers-color-scheme: dark)" srcSet={dark} sizes={sizes} />}
      <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />
      <img
        className={focusClass(focus)}
        src={toUrl(fallback.at(-1)?.path ?? '')}
        srcSet={srcSet(fallback)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** What components need besides the props of the page. */
export interface PageContext {
  toUrl: ToUrl;
  /** The encoded sizes of a picture of assets/images. */
  getPicture(src: string): PictureFiles;
  preload?: ((picture: Preload) => void) | undefined;
  /** The style sheet that is linked at the end of the first view. Undefined if the head links it. */
  deferredStyles?: string | undefined;
}

export interface Preload {
  srcset: string;
  /** The files for the dark color scheme, if they are others. */
  dark: string | undefined;
  sizes: string;
  focus: string;
}
