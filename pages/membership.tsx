import { CalculatorSection } from '../components/calculator/CalculatorSection.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../components/calculator/DividendCalculator.tsx';
import { Actions } from '../components/elements/Actions.tsx';
import { Lead } from '../components/elements/Lead.tsx';
import type { LinkTarget } from '../components/elements/Link.tsx';
import { CONTENT_WIDTH, HALF } from '../components/elements/sizes.ts';
import { Figures, type ShownFigure } from '../components/figures/Figures.tsx';
import { Eligibility, type EligibilityProps } from '../components/membership/Eligibility.tsx';
import { type JoiningProps, JoiningSection } from '../components/membership/JoiningSection.tsx';
import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { PeopleSection, type PeopleSectionProps } from '../components/people/PeopleSection.tsx';
import { ServiceList, type ServiceListProps } from '../components/services/ServiceList.tsx';
import { Quote, type QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { QuotesLink, type QuotesPage } from '../components/testimonials/QuotesLink.tsx';
import { toFormUrl, toServicePath } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Membership } from '../site/schema/membership.ts';
import { definePage } from './page.ts';
import { resolveDividend } from './props/calculators.ts';
import { resolveIntro } from './props/intro.ts';
import { resolvePeople } from './props/people.ts';
import { findQuotesPage, resolveQuote } from './props/testimonials.ts';

interface HeadingAndText {
  heading: string;
  text: string;
}

interface MembershipProps {
  intro: PageIntroProps;
  links: readonly LinkTarget[];
  figures: readonly ShownFigure[];
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
export const membership = definePage<Membership, MembershipProps>({
  name: 'membership',
  getProps(entry, inputs) {
    const { content } = inputs;
    const { links, figures, eligibility, services, dividend, more, quotes, joining, people } = entry;
    return {
      intro: resolveIntro(entry, inputs, 'band'),
      links,
      figures,
      eligibility,
      services: { ...services, groups: listServices(content) },
      dividend: resolveDividend(dividend, content),
      more,
      quotes: {
        heading: quotes.heading,
        page: findQuotesPage(content),
        shown: content.testimonials.filter(({ slug }) => quotes.show.includes(slug)).map(resolveQuote),
      },
      joining: { ...joining, person: findPerson(joining.ask, content), form: findForm(joining, content) },
      phone: content.site.phone,
      people: { ...people, ...resolvePeople(content) },
    };
  },
  Page: ({ intro, links, figures, eligibility, services, dividend, more, quotes, joining, phone, people }) => (
    <main id="main">
      <PageIntro {...intro}>
        <Actions links={links} isPrimary />
        <Figures figures={figures} kind="ledger" />
      </PageIntro>
      <Eligibility {...eligibility} />
      {services.groups.length > 0 && (
        <section className="section wide stack" aria-labelledby="service-list">
          <div className="section-head">
            <h2 id="service-list">{services.heading}</h2>
            <Lead>{services.text}</Lead>
          </div>
          <ServiceList groups={services.groups} />
        </section>
      )}
      <CalculatorSection island="dividend" props={dividend} component={DividendCalculator} />
      <section className="section wide stack" aria-labelledby="more">
        <h2 id="more">{more.heading}</h2>
        <LinkList links={more.links} />
      </section>
      <ChosenQuotes {...quotes} />
      <JoiningSection {...joining} />
      <CallBar phone={phone} />
      <PeopleSection {...people} />
    </main>
  ),
});

function ChosenQuotes({ heading, page, shown }: MembershipProps['quotes']) {
  if (shown.length === 0) return null;
  return (
    <section className="section wide stack" aria-labelledby="quotes">
      <div className="section-head">
        <h2 id="quotes">{heading}</h2>
        <QuotesLink page={page} />
      </div>
      <div className="membership-quotes">
        {shown.map((testimonial) => (
          <Quote
            key={testimonial.name}
            testimonial={testimonial}
            sizes={`${HALF}, (min-width: 48rem) 50vw, ${CONTENT_WIDTH}`}
          />
        ))}
      </div>
    </section>
  );
}

function listServices({ groups, services }: Content): ServiceListProps['groups'] {
  const listed = groups.filter(({ slug }) => services.some(({ group }) => group === slug));
  return listed.map(({ slug, title, summary }) => ({
    id: slug,
    title,
    summary,
    services: services
      .filter(({ group }) => group === slug)
      .map((service) => ({ path: toServicePath(service), title: service.title })),
  }));
}

/** The person to ask. If the site has no phone or email of that person: the office, with its hours as the title. */
function findPerson(ask: string | undefined, { contacts, managers, site }: Content): JoiningProps['person'] {
  if (ask === undefined) return undefined;
  const named = [...contacts, ...managers].find(({ slug }) => slug === ask);
  const { name, title, phone, email } = named?.phone || named?.email ? named : { ...site, title: site.hours };
  return { name, title, phone, email };
}

/** The contact form with the questions. Only new-stores contacts can be selected in it. */
function findForm({ ask, questions }: Membership['joining'], { contacts }: Content): string | undefined {
  const contact = contacts.find(({ slug }) => slug === ask);
  return contact && toFormUrl(contact, questions);
}
