import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { type CarouselKind, LARGE, MEDIUM } from '../../components/carousel/carousels.ts';
import type { Parts } from './parts.ts';
import { fetchPictures, hideCopies, showOnly } from './slides.ts';

/** Next, previous, or a slide by its index. */
export type Move = '<' | '>' | `=${number}`;

/** Moves the slides, using Glide.js. */
export interface Stage {
  build(): void;
  go(move: Move): void;
  index(): number;
  /** All slides are visible, so there is nothing to turn. */
  isStill(): boolean;
  /** A swipe is in progress. */
  isSwiped(): boolean;
}

/** In milliseconds: a move, and rewinding from the last slide to the first. */
const MOVE = 400;
const REWIND = 800;
/** In degrees. A steeper swipe scrolls the page. */
const TOUCH_ANGLE = 45;
/** In milliseconds: a delay before the pictures of the neighboring slides load, so that the page loads first. */
const SETTLED = 6_000;

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const medium = matchMedia(`(min-width: ${MEDIUM}px)`);
const large = matchMedia(`(min-width: ${LARGE}px)`);

/** @param onChange after every move, and whenever the layout has changed */
export function makeStage(parts: Parts, kind: CarouselKind, onChange: () => void): Stage {
  const { region, track, slides } = parts;
  let glide: Glide | undefined;
  let index = 0;
  let swiped = false;
  let waiting: Move[] = [];
  let settling: ReturnType<typeof setTimeout> | undefined;

  const fetchNeighbors = () => {
    const { length } = slides;
    fetchPictures(parts, [(index + 1) % length, (index + length - 1) % length]);
  };

  const go = (move: Move) => {
    if (!glide) return;
    if (glide.disabled) waiting.push(move);
    else glide.go(move);
  };

  /** Glide ignores input during a move, so it is queued. */
  const goOn = () => queueMicrotask(() => waiting.splice(0, 1).forEach(go));

  const show = () => {
    index = glide?.index ?? 0;
    showOnly(slides, index, glide ? perViewOf(kind) : slides.length);
    fetchPictures(parts, [index]);
    clearTimeout(settling);
    settling = setTimeout(fetchNeighbors, SETTLED);
    onChange();
  };

  const swipe = (now: boolean) => () => {
    swiped = now;
    onChange();
  };

  /** Glide reads its settings again only on resize, so it is created again. */
  const build = () => {
    glide?.destroy();
    glide = undefined;
    waiting = [];
    const perView = perViewOf(kind);
    if (slides.length > perView) {
      const startAt = Math.min(index, kind.endless ? slides.length - 1 : slides.length - perView);
      glide = new Glide(region, optionsOf(kind, perView, startAt));
      glide.on('run', show).on('run.after', goOn);
      glide.on('build.after', () => hideCopies(parts));
      glide.on('swipe.start', swipe(true)).on('swipe.end', swipe(false));
      glide.mount({ Swipe });
    }
    show();
  };

  let from: Touch | undefined;
  /** Glide misjudges the angle of a swipe, because it measures from the top of the page. So this detects vertical swipes. */
  const tellScrolling = ({ type, changedTouches: [touch] }: TouchEvent) => {
    if (type === 'touchstart') from = touch;
    if (!glide || !from || !touch) return;
    const isScrolling = Math.abs(touch.clientY - from.clientY) > Math.abs(touch.clientX - from.clientX);
    glide.settings.touchAngle = isScrolling ? 0 : TOUCH_ANGLE;
  };

  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    region.addEventListener(type, tellScrolling, { capture: true, passive: true });
  }
  for (const query of [reduced, medium, large]) query.addEventListener('change', build);
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) region.addEventListener(type, fetchNeighbors);
  return {
    build: () => {
      index = takeOver(track, slides);
      region.classList.add('carousel-live');
      build();
    },
    go,
    index: () => index,
    isStill: () => glide === undefined,
    isSwiped: () => swiped,
  };
}

function perViewOf({ perView }: CarouselKind): number {
  if (large.matches) return perView.large;
  return medium.matches ? perView.medium : perView.small;
}

function optionsOf({ endless }: CarouselKind, perView: number, startAt: number) {
  return {
    // "slider" rewinds at its end. "carousel" adds copies of slides, which are visible but hidden from screen readers.
    type: endless ? ('carousel' as const) : ('slider' as const),
    perView,
    startAt,
    bound: !endless,
    gap: 0,
    animationDuration: reduced.matches ? 0 : MOVE,
    rewindDuration: reduced.matches ? 0 : REWIND,
    // Text can be selected with the mouse.
    dragThreshold: false as const,
  };
}

/** The slide that the visitor scrolled to before the script ran. */
function takeOver(track: HTMLElement, slides: readonly HTMLElement[]): number {
  const index = Math.round(track.scrollLeft / (slides[0]?.offsetWidth ?? 1));
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');
  return index;
}
