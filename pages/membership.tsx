import type { DividendCalculatorProps } from '../components/calculator/DividendCalculator.tsx';
import { Lead } from '../components/elements/Lead.tsx';
import { CONTENT_WIDTH, HALF } from '../components/elements/sizes.ts';
import { DividendSection } from '../components/membership/DividendSection.tsx';
import { Eligibility, type EligibilityProps } from '../components/membership/Eligibility.tsx';
import { type JoiningProps, JoiningSection } from '../components/membership/JoiningSection.tsx';
import { MembershipIntro, type MembershipIntroProps } from '../components/membership/MembershipIntro.tsx';
import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { PeopleSection, type PeopleSectionProps } from '../components/people/PeopleSection.tsx';
import { ServiceList, type ServiceListProps } from '../components/services/ServiceList.tsx';
import { Quote, type QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { QuotesLink, type QuotesPage } from '../components/testimonials/QuotesLink.tsx';
import { pathOfService } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Membership } from '../site/schema/membership.ts';
import type { PageKind } from './page.ts';
import { resolveDividend } from './parts/calculators.ts';
import { resolveIntro } from './parts/intro.ts';
import { resolvePeople } from './parts/people.ts';
import { findQuotesPage, resolveQuote } from './parts/testimonials.ts';

interface HeadingAndText {
  heading: string;
  text: string;
}

interface MembershipProps {
  intro: MembershipIntroProps;
  eligibility: EligibilityProps;
  services: HeadingAndText & ServiceListProps;
  dividend: DividendCalculatorProps;
  more: { heading: string; links: ListedLink[] };
  quotes: { heading: string; page: QuotesPage; shown: QuotedRetailer[] };
  joining: JoiningProps;
  phone: string;
  people: PeopleSectionProps;
}

/** The sections are in the order of a visitor's questions, from "Is it for me?" to "Whom do I call?" */
export const membership: PageKind<Membership, MembershipProps> = {
  resolve(entry, inputs) {
    const { content } = inputs;
    const { eligibility, services, dividend, more, quotes, joining, people } = entry;
    return {
      intro: { ...resolveIntro(entry, inputs, 'band'), figures: entry.figures, links: entry.links },
      eligibility,
      services: { ...services, groups: listServices(content) },
      dividend: resolveDividend(dividend, content),
      more,
      quotes: {
        heading: quotes.heading,
        page: findQuotesPage(content),
        shown: content.testimonials.filter(({ slug }) => quotes.show.includes(slug)).map(resolveQuote),
      },
      joining: { ...joining, person: findPerson(joining.ask, content) },
      phone: content.site.phone,
      people: { ...people, ...resolvePeople(content) },
    };
  },
  render: ({ intro, eligibility, services, dividend, more, quotes, joining, phone, people }) => (
    <main id="main">
      <MembershipIntro {...intro} />
      <Eligibility {...eligibility} />
      <section className="section wide stack" aria-labelledby="service-list">
        <div className="section-head">
          <h2 id="service-list">{services.heading}</h2>
          <Lead>{services.text}</Lead>
        </div>
        <ServiceList groups={services.groups} />
      </section>
      <DividendSection {...dividend} />
      <section className="section wide stack" aria-labelledby="more">
        <h2 id="more">{more.heading}</h2>
        <LinkList links={more.links} />
      </section>
      <section className="section wide stack" aria-labelledby="quotes">
        <div className="section-head">
          <h2 id="quotes">{quotes.heading}</h2>
          <QuotesLink page={quotes.page} />
        </div>
        <div className="membership-quotes">
          {quotes.shown.map((testimonial) => (
            <Quote
              key={testimonial.name}
              testimonial={testimonial}
              sizes={`${HALF}, (min-width: 48rem) 50vw, ${CONTENT_WIDTH}`}
            />
          ))}
        </div>
      </section>
      <JoiningSection {...joining} />
      <CallBar phone={phone} />
      <PeopleSection {...people} />
    </main>
  ),
};

function listServices({ groups, services }: Content): ServiceListProps['groups'] {
  return groups.map(({ slug, title, summary }) => ({
    id: slug,
    title,
    summary,
    services: services
      .filter(({ group }) => group === slug)
      .map((service) => ({ path: pathOfService(service), title: service.title })),
  }));
}

/** The person to ask. If the site has no phone or email of that person: the office, with its hours as the title. */
function findPerson(ask: string | undefined, { contacts, managers, site }: Content): JoiningProps['person'] {
  if (ask === undefined) return undefined;
  const named = [...contacts, ...managers].find(({ slug }) => slug === ask);
  const { name, title, phone, email } = named?.phone || named?.email ? named : { ...site, title: site.hours };
  return { name, title, phone, email };
}
