import type { Membership } from '../build/schema/membership.ts';
import { AskPerson } from './AskPerson.tsx';
import { useSite } from './site.ts';

/** How a store joins. What nobody has written down yet, somebody tells. */
export function JoiningSteps({ steps }: { steps: Membership['joining']['steps'] }) {
  const { contacts, managers } = useSite().content;
  return (
    <ul className="steps">
      {steps.map(({ heading, text, ask }) => {
        const person = [...contacts, ...managers].find(({ slug }) => slug === ask);
        return (
          <li key={heading}>
            <h3>{heading}</h3>
            {text && <p>{text}</p>}
            {person && <AskPerson person={person} />}
          </li>
        );
      })}
    </ul>
  );
}
