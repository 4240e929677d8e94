import { Icon } from '../elements/Icon.tsx';

interface CarouselControlsProps {
  count: number;
  /** Whether the carousel rotates automatically. */
  canRotate: boolean;
}

/** The buttons of a carousel. While the script loads, they are hidden but take up space. `data-move` is a move of Glide.js. */
export function CarouselControls({ count, canRotate }: CarouselControlsProps) {
  return (
    <div className="carousel-controls" hidden>
      {canRotate && (
        <button type="button" className="carousel-button carousel-play" data-play="on">
          <Icon name="pause" />
          <Icon name="play" />
          <span className="sr-only" data-play-label>
            Pause
          </span>
        </button>
      )}
      <button type="button" className="carousel-button carousel-step" data-move="&lt;">
        <Icon name="back" />
        <span className="sr-only">Previous slide</span>
      </button>
      <button type="button" className="carousel-button carousel-step" data-move="&gt;">
        <Icon name="arrow" />
        <span className="sr-only">Next slide</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons */}
      <div className="carousel-dots" role="group" aria-label="Choose a slide">
        {Array.from({ length: count }, (_, index) => (
          <button key={index} type="button" className="carousel-dot" data-move={`=${index}`}>
            <span className="sr-only">Slide {index + 1}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
