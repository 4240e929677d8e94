import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkField } from '../elements/Link.tsx';

export interface EligibilityProps {
  heading: string;
  text: string;
  points: readonly string[];
  link: LinkField;
}

/** For whom membership is, point by point, and the link to the next step. */
export function Eligibility({ heading, text, points, link }: EligibilityProps) {
  return (
    <section className="section wide split" aria-labelledby="fit">
      <div className="split-head">
        <h2 id="fit">{heading}</h2>
        <p>{text}</p>
        <Link className="button button-call" href={link.href}>
          {link.label}
          <Icon name="arrow" />
        </Link>
      </div>
      <ul className="eligibility-points">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
