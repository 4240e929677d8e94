import { AskPerson, type Person } from '../people/AskPerson.tsx';

export interface JoiningStep {
  heading: string;
  text?: string | undefined;
  /** Who tells what nobody has written down yet. */
  person?: Person | undefined;
}

/** How a store joins. */
export function JoiningSteps({ steps }: { steps: readonly JoiningStep[] }) {
  return (
    <ul className="steps">
      {steps.map(({ heading, text, person }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          {text && <p>{text}</p>}
          {person && <AskPerson person={person} />}
        </li>
      ))}
    </ul>
  );
}
