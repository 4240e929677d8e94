import { Figures } from '../components/figures/Figures.tsx';
import { Invitation, type InvitationProps } from '../components/page/Invitation.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { WhoToAsk, type WhoToAskProps } from '../components/people/WhoToAsk.tsx';
import { Feature, type FeatureProps } from '../components/services/Feature.tsx';
import { NextShow, type NextShowProps, type UpcomingShow } from '../components/services/NextShow.tsx';
import { OtherServices, type OtherServicesProps } from '../components/services/OtherServices.tsx';
import { ServiceCalculator, type ServiceCalculatorProps } from '../components/services/ServiceCalculator.tsx';
import type { QuotedRetailer } from '../components/testimonials/Quote.tsx';
import { ServiceQuote } from '../components/testimonials/ServiceQuote.tsx';
import { CENTER, escapeHtml } from '../engine/core/index.ts';
import { formatHour, formatTimezone } from '../site/model/hours.ts';
import { toCalendarPath } from '../site/model/paths.ts';
import type { Content } from '../site/schema/content.ts';
import type { Service } from '../site/schema/entries.ts';
import type { Figure } from '../site/schema/figure.ts';
import { type FoodShow, getHours } from '../site/schema/food-shows.ts';
import type { SiteSettings } from '../site/schema/settings.ts';
import type { PageInputs, PageKind } from './page.ts';
import { resolveCalculator } from './parts/calculators.ts';
import { resolveIntro } from './parts/intro.ts';
import { resolveInvitation } from './parts/invitation.ts';
import { listOthers } from './parts/lists.ts';
import { resolveWhoToAsk } from './parts/people.ts';
import { resolveQuote } from './parts/testimonials.ts';

interface ServiceProps {
  intro: PageIntroProps;
  figures: Figure[];
  feature: FeatureProps | undefined;
  shows: NextShowProps;
  calculator: ServiceCalculatorProps | undefined;
  prose: string;
  whoToAsk: WhoToAskProps | undefined;
  quote: QuotedRetailer | undefined;
  otherServices: OtherServicesProps;
  invitation: InvitationProps;
}

export const service: PageKind<Service, ServiceProps> = {
  resolve(entry, inputs) {
    const { content, route, sharedLists } = inputs;
    const { group = '', links = [] } = sharedLists.services.get(entry.group) ?? {};
    const shows = resolveShows(entry, content);
    const quote = content.testimonials.find(({ slug }) => slug === entry.quote);
    return {
      intro: resolveServiceIntro(entry, inputs),
      figures: entry.figures,
      feature: entry.feature,
      shows,
      calculator: entry.calculator && resolveCalculator(entry.calculator, entry.ask, content),
      prose: resolveProse(entry, shows),
      // If there is an invitation, it names the person to ask.
      whoToAsk: entry.invitation ? undefined : resolveWhoToAsk(entry.ask, content),
      quote: quote && resolveQuote(quote),
      otherServices: { group, others: listOthers(links, route.path) },
      invitation: resolveInvitation(content, entry.invitation, entry.ask),
    };
  },
  render: ({ intro, figures, feature, shows, calculator, prose, whoToAsk, quote, otherServices, invitation }) => (
    <main id="main">
      <PageIntro {...intro}>
        {figures.length > 0 && (
          <Figures figures={figures} kind={intro.kind === 'wide-picture' ? 'price-cards' : 'ledger'} />
        )}
      </PageIntro>
      <NextShow {...shows} />
      {feature && <Feature {...feature} />}
      {calculator && <ServiceCalculator {...calculator} />}
      {(prose || whoToAsk) && (
        <div className={whoToAsk ? 'wide article' : 'wide two-columns'}>
          <Prose html={prose} />
          {whoToAsk && <WhoToAsk {...whoToAsk} />}
        </div>
      )}
      <ServiceQuote testimonial={quote} />
      <OtherServices {...otherServices} />
      <CallBar {...invitation} />
      <Invitation {...invitation} />
    </main>
  ),
};

/** A picture with numbered places is cropped around its center, because the numbers are placed for that crop. */
function resolveServiceIntro(entry: Service, inputs: PageInputs): PageIntroProps {
  const { feature } = entry;
  const intro = resolveIntro(entry, inputs, inputs.content.groups.find(({ slug }) => slug === entry.group)?.intro);
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
function resolveProse({ body, undated }: Service, { shows }: NextShowProps): string {
  return shows.length > 0 || undated === undefined
    ? body
    : [body, `<p>${escapeHtml(undated)}</p>`].filter(Boolean).join('\n');
}
