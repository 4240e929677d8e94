import type { Membership } from '../build/schema/membership.ts';
import { AllQuotes } from '../components/AllQuotes.tsx';
import { DividendSection } from '../components/DividendSection.tsx';
import { Figures } from '../components/Figures.tsx';
import { Fit } from '../components/Fit.tsx';
import { IndexList } from '../components/IndexList.tsx';
import { JoiningSteps } from '../components/JoiningSteps.tsx';
import { PackingList } from '../components/PackingList.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { People } from '../components/People.tsx';
import { Quote } from '../components/Quote.tsx';
import { useSite } from '../components/site.ts';

/** From "is it for me" to "whom do I call". */
export function MembershipPage({ entry }: { entry: Membership }) {
  const { testimonials } = useSite().content;
  const { fit, services, dividend, more, quotes, joining, people } = entry;
  return (
    <main id="main">
      <PageHead entry={entry}>
        <Figures figures={entry.figures} />
      </PageHead>
      <Fit {...fit} />
      <section className="section wide stack" aria-labelledby="packing">
        <div className="opening">
          <h2 id="packing">{services.heading}</h2>
          <p className="lead">{services.text}</p>
        </div>
        <PackingList />
      </section>
      <DividendSection {...dividend} />
      <section className="section wide account" aria-labelledby="more">
        <h2 id="more">{more.heading}</h2>
        <IndexList entries={more.links.map(({ href, label, text }) => ({ path: href, label, summary: text }))} />
      </section>
      <section className="section wide stack" aria-labelledby="quotes">
        <div className="opening">
          <h2 id="quotes">{quotes.heading}</h2>
          <AllQuotes />
        </div>
        <div className="two-quotes">
          {testimonials
            .filter(({ slug }) => quotes.show.includes(slug))
            .map((testimonial) => (
              <Quote key={testimonial.slug} testimonial={testimonial} sizes="(min-width: 48rem) 50vw, 100vw" />
            ))}
        </div>
      </section>
      <section className="section band" aria-labelledby="joining">
        <div className="wide account">
          <div className="account-name">
            <h2 id="joining">{joining.heading}</h2>
            <p>{joining.text}</p>
          </div>
          <JoiningSteps steps={joining.steps} />
        </div>
      </section>
      <section className="section wide stack" aria-labelledby="people">
        <div className="opening">
          <h2 id="people">{people.heading}</h2>
          <p className="lead">{people.text}</p>
        </div>
        <People />
      </section>
    </main>
  );
}
