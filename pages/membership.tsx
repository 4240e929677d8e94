import { CalculatorSection } from '../components/calculator/CalculatorSection.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../components/calculator/DividendCalculator.tsx';
import { Actions } from '../components/elements/Actions.tsx';
import type { LinkTarget } from '../components/elements/Link.tsx';
import { Figures, type ShownFigure } from '../components/figures/Figures.tsx';
import { Eligibility, type EligibilityProps } from '../components/membership/Eligibility.tsx';
import { Requirements, type RequirementsProps } from '../components/membership/Requirements.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { PeopleSection, type PeopleSectionProps } from '../components/people/PeopleSection.tsx';
import type { QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { ServiceQuote } from '../components/testimonials/ServiceQuote.tsx';
import { toGroupTabUrl } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Membership } from '../site/schema/membership.ts';
import { definePage } from './page.ts';
import { resolveDividend } from './props/calculators.ts';
import { resolveIntro } from './props/intro.ts';
import { resolvePeople } from './props/people.ts';
import { resolveQuote } from './props/testimonials.ts';

interface MembershipProps {
  intro: PageIntroProps;
  links: readonly LinkTarget[];
  figures: readonly ShownFigure[];
  dividend: DividendCalculatorProps;
  quote: QuotedRetailer | undefined;
  eligibility: EligibilityProps;
  requirements: RequirementsProps;
  phone: string;
  people: PeopleSectionProps;
}

/** The sections are in the order of a visitor's questions: what do I get, is it for me, what does it take, whom do I call? */
export const membership = definePage<Membership, MembershipProps>({
  name: 'membership',
  getProps(entry, inputs) {
    const { content } = inputs;
    const { links, figures, dividend, eligibility, joining, people } = entry;
    const quote = content.testimonials.find(({ slug }) => slug === entry.quote);
    const { heading, rows, unknown, questions, label } = joining;
    return {
      intro: resolveIntro(entry, inputs, 'band'),
      links,
      figures,
      dividend: resolveDividend(dividend, content),
      quote: quote && resolveQuote(quote),
      eligibility: { ...eligibility, services: listServiceGroups(content) },
      requirements: { heading, rows, unknown, questions, write: { label, href: toMessageUrl(entry, content) } },
      phone: content.site.phone,
      people: { ...people, ...resolvePeople(content) },
    };
  },
  Page: ({ intro, links, figures, dividend, quote, eligibility, requirements, phone, people }) => (
    <main id="main">
      <PageIntro {...intro}>
        <Figures figures={figures} kind="ledger" />
        <Actions links={links} isPrimary />
      </PageIntro>
      <CalculatorSection island="dividend" props={dividend} component={DividendCalculator} />
      <ServiceQuote testimonial={quote} />
      <Eligibility {...eligibility} />
      <Requirements {...requirements} />
      <CallBar phone={phone} />
      <PeopleSection {...people} />
    </main>
  ),
});

function listServiceGroups({ groups, services }: Content): EligibilityProps['services'] {
  return groups
    .filter(({ slug }) => services.some(({ group }) => group === slug))
    .map((group) => ({ href: toGroupTabUrl(group), label: group.title }));
}

/** A message to all new-stores contacts, or to the office if there are none. */
function toMessageUrl({ title, joining }: Membership, { contacts, site }: Content): string {
  const addresses = contacts.length > 0 ? contacts.map(({ email }) => email) : [site.email];
  const [subject, body] = [title, joining.questions.map((line) => `${line}\r\n`).join('')].map(encodeVisible);
  return `mailto:${addresses.join()}?subject=${subject}&body=${body}`;
}

/** Without invisible characters, such as soft hyphens and the marks of the editor, which are no part of a message. */
const encodeVisible = (text: string): string => encodeURIComponent(text.replace(/\p{Cf}/gu, ''));
