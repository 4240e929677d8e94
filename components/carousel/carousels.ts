/** Window widths in px from which more slides are visible; carousel.css has the same numbers. */
export const MEDIUM = 768;
export const LARGE = 1024;

export interface CarouselKind {
  /** Milliseconds between automatic moves; undefined if there are none. */
  delay: number | undefined;
  /** Whether use and hovering stop the rotation until the visitor presses Play. */
  stopsOnUse: boolean;
  /** The number of visible slides, by window width. */
  perView: { small: number; medium: number; large: number };
  /**
   * How slides change. `fade`: one fades into the next. `rewind`: they slide, and go back to the first after the last. `loop`: they
   * slide, and the first follows the last. A loop needs one visible slide: with more, copies of slides would stay in view, hidden
   * from keyboards and screen readers.
   */
  change: 'loop' | 'rewind' | 'fade';
}

export type CarouselName = 'hero' | 'testimonials' | 'gallery';

const ONE_SLIDE = { small: 1, medium: 1, large: 1 };

export const carousels: Record<CarouselName, CarouselKind> = {
  hero: { delay: 12_000, stopsOnUse: false, perView: ONE_SLIDE, change: 'fade' },
  testimonials: { delay: 4_000, stopsOnUse: true, perView: { small: 1, medium: 2, large: 3 }, change: 'rewind' },
  gallery: { delay: undefined, stopsOnUse: false, perView: ONE_SLIDE, change: 'loop' },
};
