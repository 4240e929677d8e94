/** The elements of a carousel, as components/carousel/Carousel.tsx draws them. */
export interface Parts {
  region: HTMLElement;
  controls: HTMLElement;
  track: HTMLElement;
  row: HTMLElement;
  slides: HTMLElement[];
}

export function findParts(root: HTMLElement): Parts {
  const find = (name: string) => {
    const element = root.querySelector<HTMLElement>(`.carousel-${name}`);
    if (!element) throw new Error(`carousel: no ${name}`);
    return element;
  };
  const row = find('row');
  return {
    region: find('region'),
    controls: find('controls'),
    track: find('track'),
    row,
    slides: [...row.querySelectorAll<HTMLElement>('.carousel-slide')],
  };
}
