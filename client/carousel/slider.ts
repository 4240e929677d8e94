import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { type CarouselKind, LARGE, MEDIUM } from '../../components/carousel/carousels.ts';
import type { CarouselParts } from './parts.ts';
import { fetchPictures, hideCopies, showOnly } from './slides.ts';

/** Previous, next, or a slide by its index. */
export type Move = '<' | '>' | `=${number}`;

/** Moves the slides, using Glide.js. */
export interface Slider {
  start(): void;
  go(move: Move): void;
  currentIndex(): number;
  /** Whether all slides are visible, so that none can move. */
  isStatic(): boolean;
  isSwiping(): boolean;
}

/** In milliseconds, the same as `--fade` in tokens.css. */
const MOVE_DURATION = 400;
/** In milliseconds, from the last slide to the first. */
const REWIND_DURATION = 800;
/** In degrees. A steeper swipe scrolls the page. */
const TOUCH_ANGLE = 45;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const medium = matchMedia(`(min-width: ${MEDIUM}px)`);
const large = matchMedia(`(min-width: ${LARGE}px)`);

/** @param onChange called when a move starts, a swipe starts or ends, or the layout has changed */
export function makeSlider(parts: CarouselParts, kind: CarouselKind, onChange: () => void): Slider {
  const { region, track, slides } = parts;
  let glide: Glide | undefined;
  let index = 0;
  let isSwiping = false;
  /** The slide that presses during a move lead to. */
  let target: number | undefined;

  /** During a move, Glide is disabled and ignores calls of `go`. A single move to their last slide follows. */
  const go = (move: Move) => {
    if (!glide) return;
    if (!glide.disabled) return glide.go(move);
    const count = kind.change === 'rewind' ? slides.length - getPerView(kind) + 1 : slides.length;
    const from = target ?? glide.index;
    target = move === '<' || move === '>' ? (from + (move === '>' ? 1 : count - 1)) % count : Number(move.slice(1));
  };

  const goToTarget = () =>
    queueMicrotask(() => {
      if (target !== undefined && target !== glide?.index) go(`=${target}`);
      target = undefined;
    });

  const show = () => {
    index = glide?.index ?? 0;
    showOnly(slides, index, glide ? getPerView(kind) : slides.length);
    fetchPictures(parts, [index, (index + 1) % slides.length, (index + slides.length - 1) % slides.length]);
    onChange();
  };

  /** Once the slides move, the previous one stays visible below the next (home/hero.css). */
  const showNext = () => {
    region.classList.add('carousel-moved');
    show();
  };

  const setSwiping = (swiping: boolean) => () => {
    isSwiping = swiping;
    onChange();
  };

  /** Glide reads its settings again only on resize, so it is created again. */
  const restart = () => {
    glide?.destroy();
    glide = undefined;
    target = undefined;
    const perView = getPerView(kind);
    if (slides.length > perView) {
      const startAt = Math.min(index, slides.length - perView);
      glide = new Glide(region, makeOptions(kind, perView, startAt));
      glide.on('run', showNext).on('run.after', goToTarget);
      glide.on('build.after', () => hideCopies(parts));
      glide.on('swipe.start', setSwiping(true)).on('swipe.end', setSwiping(false));
      glide.mount({ Swipe });
    }
    show();
  };

  let firstTouch: Touch | undefined;
  /**
   * Stops Glide from taking a vertical swipe for a horizontal one. Glide measures from the top of the page, but the page scrolls
   * with the finger, so the finger hardly moves by that measure.
   */
  const detectScrolling = ({ type, changedTouches: [touch] }: TouchEvent) => {
    if (type === 'touchstart') firstTouch = touch;
    if (!glide || !firstTouch || !touch) return;
    const isScrolling = Math.abs(touch.clientY - firstTouch.clientY) > Math.abs(touch.clientX - firstTouch.clientX);
    glide.settings.touchAngle = isScrolling ? 0 : TOUCH_ANGLE;
  };

  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    region.addEventListener(type, detectScrolling, { capture: true, passive: true });
  }
  for (const query of [reducedMotion, medium, large]) query.addEventListener('change', restart);
  return {
    start: () => {
      index = disableScrolling(track, slides);
      region.classList.add('carousel-on');
      restart();
      // The visitor has passed the buttons, which were hidden.
      if (document.activeElement === track) parts.controls.querySelector<HTMLElement>('button:not([hidden])')?.focus();
      track.removeAttribute('tabindex');
    },
    go,
    currentIndex: () => index,
    isStatic: () => glide === undefined,
    isSwiping: () => isSwiping,
  };
}

function getPerView({ perView }: CarouselKind): number {
  if (large.matches) return perView.large;
  return medium.matches ? perView.medium : perView.small;
}

function makeOptions({ change }: CarouselKind, perView: number, startAt: number) {
  const rewindDuration = change === 'fade' ? MOVE_DURATION : REWIND_DURATION;
  return {
    // "slider" rewinds at its end. "carousel" adds copies of slides, visible only during a move and hidden from screen readers.
    type: change === 'loop' ? ('carousel' as const) : ('slider' as const),
    perView,
    startAt,
    bound: change === 'rewind',
    gap: 0,
    animationDuration: reducedMotion.matches ? 0 : MOVE_DURATION,
    rewindDuration: reducedMotion.matches ? 0 : rewindDuration,
    // A drag with the mouse selects text.
    dragThreshold: false as const,
  };
}

/** Glide moves the slides instead. @returns the index of the slide that the visitor had scrolled to */
function disableScrolling(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const index = Math.round(track.scrollLeft / (slides[0]?.offsetWidth ?? 1));
  track.scrollLeft = 0;
  return index;
}
