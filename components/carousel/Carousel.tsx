import { Children, type ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselName, carousels } from './carousels.ts';
import { Slide } from './Slide.tsx';

interface CarouselProps {
  kind: CarouselName;
  label: string;
  /** One child for each slide. */
  children: ReactNode;
}

/** A scrollable row of slides, which the script turns into a carousel (W3C ARIA Authoring Practices, Carousel). */
export function Carousel({ kind, label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  return (
    <Island name="carousel" props={{ kind }} className={`carousel carousel-${kind}`}>
      <section className="carousel-region" aria-roledescription="carousel" aria-label={label}>
        <CarouselControls count={slides.length} canRotate={carousels[kind].delay !== undefined} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the row before the script runs */}
        <div className="carousel-track" data-glide-el="track" tabIndex={0}>
          <div className="carousel-row">
            {slides.map((slide, index) => (
              <Slide key={index} index={index} count={slides.length}>
                {slide}
              </Slide>
            ))}
          </div>
        </div>
      </section>
    </Island>
  );
}
