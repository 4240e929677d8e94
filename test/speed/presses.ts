import { NARROW, WIDE } from '../support/browser/visit.ts';

/** Something that a visitor presses over and over. */
export interface Press {
  name: string;
  path: string;
  /** Of the window, in px; a narrow one is touched. */
  width: number;
  /** Scrolled into view, which brings its script. */
  part: string;
  /** There once the script has come. */
  ready: string;
  /** Pressed in turn. */
  targets: readonly string[];
  /** It moves for this long, in ms. */
  moves?: number;
}

const WIDE_LIST = '[aria-controls=wide-menu-services]';
const DRAWER = 'button.menu-button';
/** Longer than a carousel moves. */
const MOVED = 600;

const carousel = (name: string, width: number): Press => ({
  name: `carousel (${name}), ${width} px`,
  path: '/',
  width,
  part: `.carousel-${name}`,
  ready: `.carousel-${name} .carousel-live`,
  targets: [`.carousel-${name} [data-move=">"]`],
  moves: MOVED,
});

export const PRESSES: readonly Press[] = [
  { name: 'menu, wide', path: '/', width: WIDE, part: '.wide-menu', ready: WIDE_LIST, targets: [WIDE_LIST] },
  {
    ...{ name: 'menu, drawer', path: '/', width: NARROW, part: '.header', ready: DRAWER },
    targets: [DRAWER, '.menu-drawer .menu-close'],
  },
  ...[WIDE, NARROW].map((width) => ({
    ...{ name: `tabs, ${width} px`, path: '/services/', width, part: '[role=tablist], .tabs', ready: '[role=tab]' },
    targets: ['retail', 'support'].map((name) => `[role=tab][aria-controls=${name}-services]`),
  })),
  carousel('hero', WIDE),
  carousel('testimonials', WIDE),
];
