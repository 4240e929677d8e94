import { Carousel } from '../components/carousel/Carousel.tsx';
import { CONTENT_WIDTH, THIRD } from '../components/elements/sizes.ts';
import { HomeIntro, type HomeIntroProps } from '../components/home/HomeIntro.tsx';
import { MembershipBand, type MembershipBandProps } from '../components/home/MembershipBand.tsx';
import { PeopleSection, type PeopleSectionProps } from '../components/people/PeopleSection.tsx';
import { LinkCard, type LinkCardContent } from '../components/services/LinkCard.tsx';
import { Quote, type QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { QuotesLink, type QuotesPage } from '../components/testimonials/QuotesLink.tsx';
import { toGroupTabUrl } from '../site/model/paths.ts';
import type { Home } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolvePeople } from './props/people.ts';
import { findQuotesPage, resolveQuote } from './props/testimonials.ts';

interface HomeProps {
  intro: HomeIntroProps;
  services: { heading: string; groups: LinkCardContent[] };
  testimonials: { heading: string; quotes: QuotedRetailer[]; page: QuotesPage };
  membership: MembershipBandProps;
  people: PeopleSectionProps;
}

/** The `sizes` of the picture on the first service card. */
const WIDE = `(min-width: 84rem) 66.7rem, (min-width: 64rem) 82vw, ${CONTENT_WIDTH}`;

export const home = definePage<Home, HomeProps>({
  name: 'home',
  getProps: (entry, { content }) => ({
    intro: {
      headline: entry.headline ?? entry.title,
      lead: entry.lead,
      figures: entry.figures,
      slides: content.slides.map(({ picture, caption }) => ({ picture, caption })),
    },
    services: {
      heading: entry.servicesHeading,
      groups: content.groups.map((group) => ({
        slug: group.slug,
        path: toGroupTabUrl(group),
        title: group.title,
        summary: group.summary,
        picture: group.picture,
      })),
    },
    testimonials: {
      heading: entry.testimonialsHeading,
      quotes: content.testimonials.map(resolveQuote),
      page: findQuotesPage(content),
    },
    membership: entry.membership,
    people: { ...entry.people, ...resolvePeople(content) },
  }),
  Page: ({ intro, services, testimonials, membership, people }) => (
    <main id="main">
      <HomeIntro {...intro} />

      {services.groups.length > 0 && (
        <section className="section wide" aria-labelledby="services">
          <h2 id="services" className="home-services-heading">
            {services.heading}
          </h2>
          <div className="home-services">
            {services.groups.map((group, index) => (
              <LinkCard key={group.path} {...group} sizes={index === 0 ? WIDE : `${THIRD}, ${CONTENT_WIDTH}`} />
            ))}
          </div>
        </section>
      )}

      {testimonials.quotes.length > 0 && (
        <div className="section wide">
          <div className="section-head">
            <h2>{testimonials.heading}</h2>
            <QuotesLink page={testimonials.page} />
          </div>
          <Carousel kind="testimonials" label={testimonials.heading}>
            {testimonials.quotes.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} sizes={`${THIRD}, ${CONTENT_WIDTH}`} />
            ))}
          </Carousel>
        </div>
      )}

      <MembershipBand {...membership} />

      <PeopleSection {...people} />
    </main>
  ),
});
