import { Link, type LinkTarget } from '../elements/Link.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';

export interface HowToApplyProps {
  heading: string;
  text: string;
  /** Links to other sites. */
  outside: readonly LinkTarget[];
}

/** On the page of each job: the text and the links of the page that lists all jobs. */
export function HowToApply({ heading, text, outside }: HowToApplyProps) {
  return (
    <section className="apply" aria-labelledby="apply">
      <h2 id="apply">{heading}</h2>
      <p>{text}</p>
      <ul>
        {outside.map(({ href, label }) => (
          <li key={href}>
            <Link className="link" href={href}>
              <TextWithIcon icon="external">{label}</TextWithIcon>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
