import { Lead } from '../elements/Lead.tsx';

export interface IntroTexts {
  heading: string;
  text: string;
}

/** The heading, which labels the section, and the text below it. */
export function CalculatorIntro({ id, texts: { heading, text } }: { id: string; texts: IntroTexts }) {
  return (
    <div className="calculator-intro">
      <h2 id={`${id}-heading`}>{heading}</h2>
      <Lead>{text}</Lead>
    </div>
  );
}
