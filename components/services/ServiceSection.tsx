import { Lead } from '../elements/Lead.tsx';
import { CONTENT_WIDTH, THIRD } from '../elements/sizes.ts';
import { LinkCard, type LinkCardContent } from './LinkCard.tsx';

/** `sizes` of the first card. Between 48rem and 64rem it fills a row, or is one of a pair if the number of cards is even. */
const WIDE = '(min-width: 84rem) 55.3rem, (min-width: 64rem) 64vw';
const FIRST = { odd: `${WIDE}, ${CONTENT_WIDTH}`, even: `${WIDE}, (min-width: 48rem) 44vw, ${CONTENT_WIDTH}` };
/** `sizes` of the other cards, which are a list on phones. */
const SMALL = `${THIRD}, 9.75rem`;

export interface ServiceSectionProps {
  /** The id in deep links. */
  id: string;
  title: string;
  lead: string;
  services: readonly LinkCardContent[];
}

/**
 * A group of services: a section that a script turns into a tab panel.
 * @param priority whether its first picture is in the first view
 */
export function ServiceSection({ id, title, lead, services, priority }: ServiceSectionProps & { priority: boolean }) {
  return (
    <section className="service-section tab-panel" id={id} aria-labelledby={`${id}-heading`}>
      <div className="section-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      {services.length > 0 && (
        <div className="service-cards">
          {services.map((service, index) => (
            <LinkCard
              key={service.path}
              {...service}
              {...(index === 0
                ? { sizes: FIRST[services.length % 2 === 0 ? 'even' : 'odd'], priority }
                : { sizes: SMALL })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
