import { Lead } from '../elements/Lead.tsx';

export interface HeadWords {
  heading: string;
  text: string;
}

/** The heading, which labels the section. */
export function CalculatorHead({ id, words: { heading, text } }: { id: string; words: HeadWords }) {
  return (
    <div className="calculator-head">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <Lead>{text}</Lead>
    </div>
  );
}
