import { Icon } from '../elements/Icon.tsx';
import { LinkList, type ListedLink } from '../page/LinkList.tsx';

export interface EligibilityProps {
  heading: string;
  text: string;
  points: readonly string[];
  servicesHeading: string;
  /** The groups of services. */
  services: readonly ListedLink[];
}

export function Eligibility({ heading, text, points, servicesHeading, services }: EligibilityProps) {
  return (
    <section className="section wide split" aria-labelledby="eligibility">
      <div className="split-head">
        <h2 id="eligibility">{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="eligibility-points">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {services.length > 0 && (
        <div className="eligibility-services stack">
          <h3>{servicesHeading}</h3>
          <LinkList links={services} />
        </div>
      )}
    </section>
  );
}
