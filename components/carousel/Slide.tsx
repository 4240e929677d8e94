import type { ReactNode } from 'react';

interface SlideProps {
  /** From 0. */
  index: number;
  count: number;
  children: ReactNode;
}

export function Slide({ index, count, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the W3C's carousel pattern says group
    <div
      className="carousel-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-slide={index}
    >
      {children}
    </div>
  );
}
