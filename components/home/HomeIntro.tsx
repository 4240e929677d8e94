import { Carousel } from '../carousel/Carousel.tsx';
import { Lead } from '../elements/Lead.tsx';
import { Figures, type ShownFigure } from '../figures/Figures.tsx';
import { FirstViewEnd } from '../page/FirstViewEnd.tsx';
import { HeroSlide, type HeroSlideProps } from './HeroSlide.tsx';

export interface HomeIntroProps {
  headline: string;
  lead: string;
  ledger: readonly ShownFigure[];
  heroes: readonly HeroSlideProps[];
}

/** The intro of the home page. Visually the hero comes first; for screen readers, the headline. */
export function HomeIntro({ headline, lead, ledger, heroes }: HomeIntroProps) {
  return (
    <div className="home-head">
      <section className="home-head-text wide">
        <h1>{headline}</h1>
        <Lead>{lead}</Lead>
        <Figures figures={ledger} theme="ledger" />
      </section>
      <Carousel kind="hero" label="In short">
        {heroes.map((hero, index) => (
          <HeroSlide key={hero.picture.src} {...hero} priority={index === 0} />
        ))}
      </Carousel>
      <FirstViewEnd />
    </div>
  );
}
