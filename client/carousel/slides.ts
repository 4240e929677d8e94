import type { CarouselParts } from './parts.ts';

/** Makes all slides inert, except `count` from `first` on. The focus of an inert slide moves to the first visible one. */
export function showOnly(slides: readonly HTMLElement[], first: number, count: number): void {
  const losesFocus = slides.some((slide, index) => !isVisible(index) && slide.contains(document.activeElement));
  function isVisible(index: number): boolean {
    return index >= first && index < first + count;
  }
  slides.forEach((slide, index) => {
    slide.inert = !isVisible(index);
  });
  const visible = slides[first];
  if (!losesFocus || !visible) return;
  visible.tabIndex = -1;
  visible.focus({ preventScroll: true });
}

/** Hides Glide's copies of slides from keyboards and screen readers. They are visible only during a move. */
export function hideCopies({ row, slides }: CarouselParts): void {
  for (const copy of row.children) {
    if (!(copy instanceof HTMLElement) || slides.includes(copy)) continue;
    copy.classList.add('carousel-copy');
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  }
}

/** Loads the pictures of slides and their copies. */
export function fetchPictures({ row }: CarouselParts, indexes: readonly number[]): void {
  for (const slide of indexes.flatMap((index) => [...row.querySelectorAll<HTMLElement>(`[data-slide="${index}"]`)])) {
    for (const image of slide.querySelectorAll('img')) {
      image.loading = 'eager';
      // Otherwise the slide flashes when it replaces its copy.
      image.decoding = 'sync';
    }
  }
}
