import type { Home } from '../build/schema/pages.ts';
import { AllQuotes } from '../components/AllQuotes.tsx';
import { Card } from '../components/Card.tsx';
import { Carousel } from '../components/Carousel.tsx';
import { Membership } from '../components/Membership.tsx';
import { Opening } from '../components/Opening.tsx';
import { People } from '../components/People.tsx';
import { Quote } from '../components/Quote.tsx';
import { useSite } from '../components/site.ts';

export function HomePage({ entry }: { entry: Home }) {
  const { groups, testimonials } = useSite().content;
  return (
    <main id="main">
      <Opening entry={entry} />

      <section className="section wide" aria-labelledby="services">
        <h2 id="services" className="home-services-heading">
          {entry.servicesHeading}
        </h2>
        <div className="home-services">
          {groups.map(({ slug, title, summary, picture }) => (
            <Card
              key={slug}
              slug={slug}
              href={`/services/#${slug}`}
              label={title}
              summary={summary}
              picture={picture}
              sizes="(min-width: 64rem) 40vw, (min-width: 48rem) 50vw, calc(100vw - 2rem)"
            />
          ))}
        </div>
      </section>

      <div className="section wide">
        <div className="opening">
          <h2>{entry.testimonialsHeading}</h2>
          <AllQuotes />
        </div>
        <Carousel kind="testimonials" label={entry.testimonialsHeading}>
          {testimonials.map((testimonial) => (
            <Quote
              key={testimonial.slug}
              testimonial={testimonial}
              sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw"
            />
          ))}
        </Carousel>
      </div>

      <Membership membership={entry.membership} />

      <section className="section wide stack" aria-labelledby="people">
        <div className="opening">
          <h2 id="people">{entry.people.heading}</h2>
          <p className="lead">{entry.people.text}</p>
        </div>
        <People />
      </section>
    </main>
  );
}
