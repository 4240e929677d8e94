import { Lead } from '../elements/Lead.tsx';
import { People, type PeopleProps } from './People.tsx';

export interface PeopleSectionProps extends PeopleProps {
  heading: string;
  text: string;
}

/** Whom to call about a new store. */
export function PeopleSection({ heading, text, ...people }: PeopleSectionProps) {
  return (
    <section className="section wide stack" aria-labelledby="people">
      <div className="section-head">
        <h2 id="people">{heading}</h2>
        <Lead>{text}</Lead>
      </div>
      <People {...people} />
    </section>
  );
}
