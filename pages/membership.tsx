import type { DividendCalculatorProps } from '../components/calculator/DividendCalculator.tsx';
import { Figures } from '../components/figures/Figures.tsx';
import { DividendSection } from '../components/membership/DividendSection.tsx';
import { Eligibility, type EligibilityProps } from '../components/membership/Eligibility.tsx';
import { type JoiningStep, JoiningSteps } from '../components/membership/JoiningSteps.tsx';
import { LinkList, type ListedLink } from '../components/page/LinkList.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { PeopleSection, type PeopleSectionProps } from '../components/people/PeopleSection.tsx';
import { PackingList, type PackingListProps } from '../components/services/PackingList.tsx';
import { AllQuotes, type AllQuotesProps } from '../components/testimonials/AllQuotes.tsx';
import { Quote, type Testimonial } from '../components/testimonials/Quote.tsx';
import { pathOfService } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Figure } from '../site/schema/figure.ts';
import type { Membership } from '../site/schema/membership.ts';
import type { PageKind } from './page.ts';
import { resolveDividend } from './parts/calculators.ts';
import { pageHead } from './parts/head.ts';
import { resolvePeople } from './parts/people.ts';
import { resolveAllQuotes, resolveQuote } from './parts/testimonials.ts';

interface Headed {
  heading: string;
  text: string;
}

interface MembershipProps {
  head: PageHeadProps;
  figures: Figure[];
  fit: EligibilityProps;
  services: Headed & PackingListProps;
  dividend: DividendCalculatorProps;
  more: { heading: string; links: ListedLink[] };
  quotes: { heading: string; all: AllQuotesProps; shown: Testimonial[] };
  joining: Headed & { steps: JoiningStep[] };
  people: PeopleSectionProps;
}

/** From "is it for me" to "whom do I call". */
export const membership: PageKind<Membership, MembershipProps> = {
  view: 'membership',
  resolve(entry, inputs) {
    const { content } = inputs;
    const { fit, services, dividend, more, quotes, joining, people } = entry;
    return {
      head: pageHead(entry, inputs),
      figures: entry.figures,
      fit,
      services: { ...services, groups: listServices(content) },
      dividend: resolveDividend(dividend, content),
      more,
      quotes: {
        heading: quotes.heading,
        all: resolveAllQuotes(content),
        shown: content.testimonials.filter(({ slug }) => quotes.show.includes(slug)).map(resolveQuote),
      },
      joining: { ...joining, steps: joining.steps.map((step) => resolveStep(step, content)) },
      people: { ...people, ...resolvePeople(content) },
    };
  },
  draw: ({ head, figures, fit, services, dividend, more, quotes, joining, people }) => (
    <main id="main">
      <PageHead {...head}>
        <Figures figures={figures} />
      </PageHead>
      <Eligibility {...fit} />
      <section className="section wide stack" aria-labelledby="packing">
        <div className="section-head">
          <h2 id="packing">{services.heading}</h2>
          <p className="lead">{services.text}</p>
        </div>
        <PackingList groups={services.groups} />
      </section>
      <DividendSection {...dividend} />
      <section className="section wide split" aria-labelledby="more">
        <h2 id="more">{more.heading}</h2>
        <LinkList links={more.links} />
      </section>
      <section className="section wide stack" aria-labelledby="quotes">
        <div className="section-head">
          <h2 id="quotes">{quotes.heading}</h2>
          <AllQuotes page={quotes.all} />
        </div>
        <div className="membership-quotes">
          {quotes.shown.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} sizes="(min-width: 48rem) 50vw, 100vw" />
          ))}
        </div>
      </section>
      <section className="section band" aria-labelledby="joining">
        <div className="wide split">
          <div className="split-head">
            <h2 id="joining">{joining.heading}</h2>
            <p>{joining.text}</p>
          </div>
          <JoiningSteps steps={joining.steps} />
        </div>
      </section>
      <PeopleSection {...people} />
    </main>
  ),
};

function listServices({ groups, services }: Content): PackingListProps['groups'] {
  return groups.map(({ slug, title }) => ({
    id: slug,
    title,
    services: services
      .filter(({ group }) => group === slug)
      .map((service) => ({ path: pathOfService(service), title: service.title })),
  }));
}

/** What nobody has written down yet, somebody tells; where that person is not to be reached, the office does. */
function resolveStep(
  { heading, text, ask }: Membership['joining']['steps'][number],
  { contacts, managers, site }: Content,
): JoiningStep {
  if (ask === undefined) return { heading, text };
  const named = [...contacts, ...managers].find(({ slug }) => slug === ask);
  const { name, title, phone, email } = named?.phone || named?.email ? named : { ...site, title: site.hours };
  return { heading, text, person: { name, title, phone, email } };
}
