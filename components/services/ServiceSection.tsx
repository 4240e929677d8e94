import { Lead } from '../elements/Lead.tsx';
import { CONTENT_WIDTH, THIRD } from '../elements/sizes.ts';
import { LinkCard, type LinkCardContent } from './LinkCard.tsx';

/** `sizes` of the first card. */
const WIDE = `(min-width: 84rem) 55.3rem, (min-width: 64rem) 64vw, ${CONTENT_WIDTH}`;
/** `sizes` of the other cards, which are a list on phones. */
const SMALL = `${THIRD}, 9.75rem`;
/** `sizes` of a last card without a partner. Between 48rem and 64rem the others are in pairs, and it fills a row. */
const ALONE = `(min-width: 84rem) 24.8rem, (min-width: 64rem) 28.6vw, (min-width: 48rem) ${CONTENT_WIDTH}, 9.75rem`;

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
          {services.map((service, index) => {
            const isAlone = index === services.length - 1 && index % 2 === 1;
            const sizes = isAlone ? ALONE : SMALL;
            return (
              <LinkCard key={service.path} {...service} {...(index === 0 ? { sizes: WIDE, priority } : { sizes })} />
            );
          })}
        </div>
      )}
    </section>
  );
}
