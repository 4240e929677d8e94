import { Icon } from '../elements/Icon.tsx';

export interface EligibilityProps {
  heading: string;
  text: string;
  points: readonly string[];
}

export function Eligibility({ heading, text, points }: EligibilityProps) {
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
    </section>
  );
}
