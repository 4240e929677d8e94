import { focusClass, groundClass } from '../../engine/assets/picture-css.ts';
import type { Variant } from '../../engine/core/page.ts';
import { usePage } from '../kit.ts';

/** A picture of assets/images, as content names it. */
export interface PictureField {
  src: string;
  alt: string;
  /** The point that stays in view when it is cropped, e.g. "50% 22%". */
  focus: string;
}

interface PictureProps {
  field: PictureField;
  /** How wide the layout shows it, e.g. "(min-width: 1024px) 33vw, 100vw". */
  sizes: string;
  /** The one picture of a page that is loaded before everything else. */
  priority?: boolean | undefined;
}

/**
 * Beyond double density nobody sees more pixels: such a screen is told that the picture is less wide than it is, and so takes a
 * smaller file. By this much, a phone of 430 pixels takes 1080 for its whole width, and one of 412 takes 750.
 */
const DENSE = '(min-resolution: 2.5dppx)';
const SPARED = 1.55;

function forDense(size: string): string {
  const [, condition, width] = /^(\(.*?\)) (.+)$/.exec(size) ?? [];
  return condition === undefined
    ? `${DENSE} calc(${size} / ${SPARED})`
    : `${DENSE} and ${condition} calc(${width} / ${SPARED})`;
}

/** A picture in every size and format, with its dominant color as ground and its focal point kept in view. */
export function Picture({ field, sizes, priority = false }: PictureProps) {
  const { pictureOf, toUrl } = usePage();
  const picture = pictureOf(field.src);
  const srcSet = (variants: readonly Variant[]) =>
    variants.map(({ path, width }) => `${toUrl(path)} ${width}w`).join(', ');
  const allSizes = [...sizes.split(', ').map(forDense), sizes].join(', ');
  return (
    <picture className={`picture ${groundClass(picture.color)}`}>
      <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={allSizes} />
      <img
        className={focusClass(field.focus)}
        src={toUrl(picture.fallback.at(-1)?.path ?? '')}
        srcSet={srcSet(picture.fallback)}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={field.alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
