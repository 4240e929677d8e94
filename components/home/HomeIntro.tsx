import { Carousel } from '../carousel/Carousel.tsx';
import { Lead } from '../elements/Lead.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';
import { DeferredStyleSheet } from '../page/DeferredStyleSheet.tsx';
import { HeroSlide, type HeroSlideProps } from './HeroSlide.tsx';

export interface HomeIntroProps {
  headline: string;
  lead: string;
  figures: readonly ShownFigure[];
  slides: readonly HeroSlideProps[];
}

/** Visually the hero comes first; for screen readers, the headline. */
export function HomeIntro({ headline, lead, figures, slides }: HomeIntroProps) {
  return (
    <div className="home-intro">
      <section className="home-intro-text wide">
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        <Figures figures={figures} kind="ledger" />
      </section>
      <Carousel kind="hero" label="In short">
        {slides.map((slide, index) => (
          <HeroSlide key={slide.picture.src} {...slide} priority={index === 0} />
        ))}
      </Carousel>
      <DeferredStyleSheet />
    </div>
  );
}
