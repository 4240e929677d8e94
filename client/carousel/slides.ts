import type { Parts } from './parts.ts';

/** Hidden slides can't be focused or read. If the focus would be lost, it moves to the visible slide. */
export function showOnly(slides: readonly HTMLElement[], first: number, count: number): void {
  const lost = slides.some((slide, index) => !isShown(index) && slide.contains(document.activeElement));
  function isShown(index: number): boolean {
    return index >= first && index < first + count;
  }
  slides.forEach((slide, index) => {
    slide.inert = !isShown(index);
  });
  const shown = slides[first];
  if (!lost || !shown) return;
  shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
}

/** Glide's copies at both ends, visible during a move. */
export function hideCopies({ row, slides }: Parts): void {
  for (const copy of row.children) {
    if (!(copy instanceof HTMLElement) || slides.includes(copy)) continue;
    copy.classList.add('carousel-copy');
    copy.inert = true;
    copy.setAttribute('aria-hidden', 'true');
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  }
}

/** Loads the pictures of slides and their copies. carousel/carousel.css delays those of the hero. */
export function fetchPictures({ row }: Parts, indexes: readonly number[]): void {
  for (const slide of indexes.flatMap((index) => [...row.querySelectorAll<HTMLElement>(`[data-slide="${index}"]`)])) {
    slide.dataset.near = '';
    for (const image of slide.querySelectorAll('img')) {
      image.loading = 'eager';
      // Otherwise the slide flashes when it replaces its copy.
      image.decoding = 'sync';
    }
  }
}
