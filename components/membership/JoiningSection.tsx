import { splitName } from '../../site/model/names.ts';
import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';
import { AskPerson, type Person } from '../people/AskPerson.tsx';

export interface JoiningProps {
  heading: string;
  text: string;
  steps: readonly { heading: string; text: string }[];
  /** Answers questions that depend on the applicant’s store. */
  person: Person | undefined;
  /** What that person must know. */
  questions: readonly string[];
  /** The URL of the contact form with this person selected. */
  form: string | undefined;
}

export function JoiningSection({ heading, text, steps, person, questions, form }: JoiningProps) {
  return (
    <section className="section band" aria-labelledby="joining">
      <div className="wide split">
        <div className="split-head">
          <h2 id="joining">{heading}</h2>
          <p>{text}</p>
          {questions.length > 0 && (
            <div className="prose">
              <ul>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </div>
          )}
          {/* The form is the way to write. */}
          {person && <AskPerson person={form ? { ...person, email: undefined } : person} />}
          {person && form && (
            <Link className="button" href={form}>
              <Icon name="write" />
              Write to {splitName(person).given}
            </Link>
          )}
        </div>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step.heading}>
              <h3>{step.heading}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
