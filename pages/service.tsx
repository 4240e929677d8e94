import { CalculatorSection } from '../components/calculator/CalculatorSection.tsx';
import {
  DeferredPaymentCalculator,
  type DeferredPaymentCalculatorProps,
} from '../components/calculator/DeferredPaymentCalculator.tsx';
import { Figures } from '../components/figures/Figures.tsx';
import { Invitation, type InvitationProps } from '../components/page/Invitation.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { Feature, type FeatureProps } from '../components/services/Feature.tsx';
import { NextShow, type NextShowProps, type UpcomingShow } from '../components/services/NextShow.tsx';
import { OtherServices, type OtherServicesProps } from '../components/services/OtherServices.tsx';
import { ServiceText, type ServiceTextProps } from '../components/services/ServiceText.tsx';
import type { QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { ServiceQuote } from '../components/testimonials/ServiceQuote.tsx';
import { type Block, CENTER, escapeHtml } from '../engine/core/index.ts';
import { formatHour, formatTimezone } from '../site/model/hours.ts';
import { toCalendarPath } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Group, Service } from '../site/schema/entries.ts';
import type { Figure } from '../site/schema/figure.ts';
import { type FoodShow, getHours } from '../site/schema/food-shows.ts';
import type { SiteSettings } from '../site/schema/settings.ts';
import { definePage, type PageInputs } from './page.ts';
import { resolveDeferredPayment } from './props/calculators.ts';
import { resolveIntro } from './props/intro.ts';
import { resolveInvitation } from './props/invitation.ts';
import { listOthers } from './props/lists.ts';
import { resolveWhoToAsk } from './props/people.ts';
import { resolveQuote } from './props/testimonials.ts';

interface ServiceProps {
  intro: PageIntroProps;
  figures: Figure[];
  feature: FeatureProps | undefined;
  shows: NextShowProps;
  calculator: DeferredPaymentCalculatorProps | undefined;
  text: ServiceTextProps;
  quote: QuotedRetailer | undefined;
  otherServices: OtherServicesProps;
  invitation: InvitationProps;
}

/** How a page ends, by how it begins. */
const CLOSINGS = {
  'wide-picture': 'band',
  'side-picture': undefined,
  'big-number': undefined,
  text: 'beside',
} as const satisfies Record<ServiceIntro, InvitationProps['kind']>;

type ServiceIntro = Group['intro'];

function findIntro(entry: Service, { groups }: Content): ServiceIntro {
  return entry.intro ?? groups.find(({ slug }) => slug === entry.group)?.intro ?? 'side-picture';
}

export const service = definePage<Service, ServiceProps>({
  name: 'service',
  getProps(entry, inputs) {
    const { content, route, sharedLists } = inputs;
    const { group = '', links = [] } = sharedLists.services.get(entry.group) ?? {};
    const shows = resolveShows(entry, content);
    const introKind = findIntro(entry, content);
    const quote = content.testimonials.find(({ slug }) => slug === entry.quote);
    return {
      intro: resolveServiceIntro(entry, inputs, introKind),
      figures: entry.figures,
      feature: entry.feature,
      shows,
      calculator: entry.calculator && resolveDeferredPayment(entry.calculator, content),
      text: {
        prose: resolveProse(entry, shows),
        picture: introKind === 'text' ? entry.picture : undefined,
        whoToAsk: entry.invitation ? undefined : resolveWhoToAsk(entry.ask, content),
      },
      quote: quote && resolveQuote(quote),
      otherServices: { group, others: listOthers(links, route.path) },
      invitation: resolveInvitation(content, entry.invitation, entry.ask, CLOSINGS[introKind]),
    };
  },
  Page: ({ intro, figures, feature, shows, calculator, text, quote, otherServices, invitation }) => {
    const paragraphs = <ServiceText {...text} feature={feature} invitation={invitation} />;
    return (
      <main id="main">
        <PageIntro {...intro}>
          {figures.length > 0 && (
            <Figures figures={figures} kind={intro.kind === 'wide-picture' ? 'price-cards' : 'ledger'} />
          )}
        </PageIntro>
        {text.picture && paragraphs}
        <NextShow {...shows} />
        {feature && !text.picture && <Feature {...feature} />}
        {calculator && (
          <CalculatorSection island="deferred-payment" props={calculator} component={DeferredPaymentCalculator} />
        )}
        {!text.picture && paragraphs}
        <ServiceQuote testimonial={quote} />
        <OtherServices {...otherServices} />
        <CallBar {...invitation} />
        {invitation.kind !== 'beside' && <Invitation {...invitation} />}
      </main>
    );
  },
});

/** A picture with numbered places is cropped around its center, because the numbers are placed for that crop. */
function resolveServiceIntro(entry: Service, inputs: PageInputs, introKind: ServiceIntro): PageIntroProps {
  const { feature } = entry;
  if (introKind === 'text') return resolveIntro({ ...entry, picture: undefined }, inputs, 'overview');
  const intro = resolveIntro(entry, inputs, introKind);
  return feature?.kind === 'places' && intro.kind === 'side-picture'
    ? { ...intro, picture: { ...entry.picture, focus: CENTER }, points: feature.places.map(({ at }) => at) }
    : intro;
}

/** The upcoming shows of a service, the next one first. */
function resolveShows(entry: Service, { site, 'food-shows': shows }: Content): NextShowProps {
  return {
    language: site.language,
    shows: shows
      .filter((show) => show.service === entry.slug)
      .map((show) => ({
        title: show.title,
        starts: show.starts,
        ends: show.ends,
        hours: resolveHours(show, site),
        place: show.place,
        text: show.text,
        calendar: toCalendarPath(show, entry),
      })),
  };
}

function resolveHours(show: FoodShow, site: SiteSettings): UpcomingShow['hours'] {
  const hours = getHours(show, site);
  if (!hours) return undefined;
  const { from, to, timezone } = hours;
  return {
    from: formatHour(from, site.language),
    to: formatHour(to, site.language),
    timezone: formatTimezone(show.starts, timezone, site.language),
  };
}

/** The body of a service, followed by `undated` while no show is announced. */
function resolveProse({ body, undated }: Service, { shows }: NextShowProps): readonly Block[] {
  return shows.length > 0 || undated === undefined ? body : [...body, { html: `<p>${escapeHtml(undated)}</p>` }];
}
