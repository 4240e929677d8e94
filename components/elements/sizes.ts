/**
 * The widths at which pictures are shown, for the attribute `sizes`; test/browser/pages/pictures.ts checks them. For a picture
 * that is cropped at its sides, this is the width before the crop.
 */

/** Between the gutters of a page. */
export const CONTENT_WIDTH = 'calc(94vw - 0.8rem)';
/**
 * One of two columns from 64rem on. HALF and THIRD say nothing of narrower windows: append a width for those, as in
 * `${THIRD}, ${CONTENT_WIDTH}`.
 */
export const HALF = '(min-width: 84rem) 38.7rem, (min-width: 64rem) 44.7vw';
/** One of two columns from 48rem on, one of three from 64rem on. */
export const THIRD = '(min-width: 84rem) 24.8rem, (min-width: 64rem) 28.6vw, (min-width: 48rem) 44vw';
