import { Children, type ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { type CarouselName, carousels } from './carousels.ts';

interface CarouselProps {
  kind: CarouselName;
  label: string;
  /** One child for each slide. */
  children: ReactNode;
}

/** A scrollable row of slides, which the script turns into a carousel (W3C ARIA Authoring Practices, Carousel). */
export function Carousel({ kind, label, children }: CarouselProps) {
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  if (slides.length === 1) return <SingleSlide kind={kind}>{slides}</SingleSlide>;
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

/** Looks like a carousel, but has nothing to control. */
function SingleSlide({ kind, children }: Omit<CarouselProps, 'label'>) {
  return (
    <div className={`carousel carousel-${kind}`}>
      <div className="carousel-region">
        <div className="carousel-track">
          <div className="carousel-row">
            <div className="carousel-slide">{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}

interface SlideProps {
  /** From 0. */
  index: number;
  count: number;
  children: ReactNode;
}

function Slide({ index, count, children }: SlideProps) {
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
