/**
 * How wide layouts show pictures, for the attribute `sizes`; test/browser/pages/sharp.test.ts checks them. A picture that is
 * cropped at its sides counts with its width before the crop.
 */

/** Between the gutters of a page. */
export const CONTENT_WIDTH = 'calc(94vw - 0.8rem)';
/** One of two columns, from 64rem on. Like the next one, it needs a width for narrower windows after it. */
export const HALF = '(min-width: 84rem) 38.7rem, (min-width: 64rem) 44.7vw';
/** One of two columns from 48rem on, one of three from 64rem on. */
export const THIRD = '(min-width: 84rem) 24.8rem, (min-width: 64rem) 28.6vw, (min-width: 48rem) 44vw';
