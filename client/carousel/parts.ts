import { queryRequired } from '../query-required.ts';

/** The elements of a carousel, as components/carousel/Carousel.tsx renders them. */
export interface CarouselParts {
  region: HTMLElement;
  controls: HTMLElement;
  track: HTMLElement;
  row: HTMLElement;
  slides: HTMLElement[];
}

export function findParts(root: HTMLElement): CarouselParts {
  const row = queryRequired(root, '.carousel-row');
  return {
    region: queryRequired(root, '.carousel-region'),
    controls: queryRequired(root, '.carousel-controls'),
    track: queryRequired(root, '.carousel-track'),
    row,
    slides: [...row.querySelectorAll<HTMLElement>('.carousel-slide')],
  };
}
