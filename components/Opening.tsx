import type { Home } from '../build/schema/pages.ts';
import { Carousel } from './Carousel.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { Ledger } from './Ledger.tsx';
import { useSite } from './site.ts';

/** The top of the home page: first the hero for those who look, first the headline for those who listen. */
export function Opening({ entry }: { entry: Home }) {
  const { heroes } = useSite().content;
  return (
    <div className="home-opening">
      <section className="statement wide">
        <h1>{entry.headline ?? entry.title}</h1>
        <p className="lead">{entry.lead}</p>
        <Ledger figures={entry.ledger} />
      </section>
      <Carousel kind="hero" label="In short">
        {heroes.map((hero, index) => (
          <HeroSlide key={hero.slug} hero={hero} priority={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}
