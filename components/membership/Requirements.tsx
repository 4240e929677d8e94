import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkTarget } from '../elements/Link.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';

export interface RequirementsProps {
  heading: string;
  rows: readonly { name: string; text: string; link?: LinkTarget | undefined }[];
  /** How to learn what the rows do not say. */
  unknown: string;
  questions: readonly string[];
  /** A message with the questions to all new-stores contacts. */
  write: LinkTarget;
}

/** What a store brings, as far as that is known. */
export function Requirements({ heading, rows, unknown, questions, write }: RequirementsProps) {
  return (
    <section className="section band" aria-labelledby="joining">
      <div className="wide split">
        <div className="split-head">
          <h2 id="joining">{heading}</h2>
          <p>{unknown}</p>
          {questions.length > 0 && (
            <ul className="requirements-questions">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          )}
          <a className="button" href={write.href}>
            <Icon name="mail" />
            {write.label}
          </a>
        </div>
        <dl className="requirements">
          {rows.map(({ name, text, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <p>{text}</p>
                {link && (
                  <Link className="link" href={link.href}>
                    <TextWithIcon icon="arrow">{link.label}</TextWithIcon>
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
