import { AskPerson, type Person } from '../people/AskPerson.tsx';

export interface JoiningProps {
  heading: string;
  text: string;
  steps: readonly { heading: string; text: string }[];
  /** Answers questions that depend on the applicant’s store. */
  person: Person | undefined;
}

export function JoiningSection({ heading, text, steps, person }: JoiningProps) {
  return (
    <section className="section band" aria-labelledby="joining">
      <div className="wide split">
        <div className="split-head">
          <h2 id="joining">{heading}</h2>
          <p>{text}</p>
          {person && <AskPerson person={person} />}
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
