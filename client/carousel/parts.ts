import { find } from '../find.ts';

/** The elements of a carousel, as components/carousel/Carousel.tsx renders them. */
export interface CarouselParts {
  region: HTMLElement;
  controls: HTMLElement;
  track: HTMLElement;
  row: HTMLElement;
  slides: HTMLElement[];
}

export function findParts(root: HTMLElement): CarouselParts {
  const row = find(root, '.carousel-row');
  return {
    region: find(root, '.carousel-region'),
    controls: find(root, '.carousel-controls'),
    track: find(root, '.carousel-track'),
    row,
    slides: [...row.querySelectorAll<HTMLElement>('.carousel-slide')],
  };
}
