import { focusClass, groundClass } from '../assets/browser.ts';
import type { Variant } from '../core/browser.ts';
import type { PageContext } from './page-context.ts';

/** A picture of assets/images, as content names it. */
export interface PictureSource {
  src: string;
  alt: string;
  /** The point that stays in view when it is cropped, e.g. "50% 22%". */
  focus: string;
}

interface PictureProps {
  picture: PictureSource;
  /** How wide the layout shows it, e.g. "(min-width: 1024px) 33vw, 100vw". */
  sizes: string;
  /** Whether the page loads it before everything else. At most one picture of a page. */
  priority?: boolean | undefined;
  context: PageContext;
}

/**
 * Beyond double density nobody sees more pixels, so `sizes` tells such screens a smaller width and they take a smaller file.
 * With this factor a phone of 430 pixels takes 1080 for its whole width, and one of 412 takes 750.
 */
const DENSE = '(min-resolution: 2.5dppx)';
const DENSE_FACTOR = 1.55;

function forDense(size: string): string {
  const [, condition, width] = /^(\(.*?\)) (.+)$/.exec(size) ?? [];
  return condition === undefined
    ? `${DENSE} calc(${size} / ${DENSE_FACTOR})`
    : `${DENSE} and ${condition} calc(${width} / ${DENSE_FACTOR})`;
}

/** A picture in every size and format, with its dominant color as background and its focal point kept in view. */
export function Picture({ picture: { src, alt, focus }, sizes, priority = false, context }: PictureProps) {
  const { pictureOf, toUrl, preload } = context;
  const { width, height, color, avif, fallback } = pictureOf(src);
  const srcSet = (variants: readonly Variant[]) =>
    variants.map((variant) => `${toUrl(variant.path)} ${variant.width}w`).join(', ');
  const avifSizes = [...sizes.split(', ').map(forDense), sizes].join(', ');
  if (priority) preload?.({ srcset: srcSet(avif), sizes: avifSizes, color, focus });
  return (
    <picture className={`picture ${groundClass(color)}`}>
      <source type="image/avif" srcSet={srcSet(avif)} sizes={avifSizes} />
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
