/** Widths of the window, in px, from which on more slides are seen at once; carousel.css names the same. */
export const MEDIUM = 768;
export const LARGE = 1024;

/** How each kind of carousel behaves; markup, script and tests read it from here. */
export interface CarouselKind {
  /** Milliseconds until it turns by itself. */
  delay: number | undefined;
  /** Whether use and hovering stop it until the visitor presses Play. */
  stopsOnUse: boolean;
  /** How many slides are seen at once, by the width of the window. */
  perView: { small: number; medium: number; large: number };
  /** Whether the first slide follows the last without winding back. Needs copies, so only where one slide is seen. */
  endless: boolean;
}

export type CarouselName = 'hero' | 'testimonials' | 'gallery';

const ONE = { small: 1, medium: 1, large: 1 };

export const carousels: Record<CarouselName, CarouselKind> = {
  hero: { delay: 12_000, stopsOnUse: false, perView: ONE, endless: true },
  testimonials: { delay: 4_000, stopsOnUse: true, perView: { small: 1, medium: 2, large: 3 }, endless: false },
  gallery: { delay: undefined, stopsOnUse: false, perView: ONE, endless: true },
};
