import type { DividendWording } from '../build/schema/calculators.ts';
import { Calculator } from './Calculator.tsx';
import { DividendCalculator } from './calculator/DividendCalculator.tsx';
import { Island } from './Island.tsx';
import { useSite } from './site.ts';

/** What a patronage dividend comes to, by the facts. */
export function DividendSection({ heading, text, example, ...wording }: DividendWording) {
  const { facts, site } = useSite().content;
  const {
    'dividend-cash-share': cash,
    'dividend-note-share': note,
    'note-interest': rate,
    'note-years': years,
  } = facts.facts;
  const props = {
    terms: { cashShare: cash.value, interest: rate.value, years: years.value },
    example,
    words: { ...wording, cashShare: cash.text, noteShare: note.text, rate: rate.text },
    language: site.language,
  };
  return (
    <Calculator id="dividend" heading={heading} text={text}>
      <Island name="dividend" props={props} className="calculator-parts">
        <DividendCalculator {...props} />
      </Island>
    </Calculator>
  );
}
