import type { DividendWording } from '../build/schema/calculators.ts';
import { Calculator } from './Calculator.tsx';
import { DividendCalculator } from './calculator/DividendCalculator.tsx';
import { useSite } from './site.ts';

const ID = 'dividend';

/** What a patronage dividend comes to, by the facts. */
export function DividendSection({ example, ...wording }: DividendWording) {
  const { facts, site } = useSite().content;
  const {
    'dividend-cash-share': cash,
    'dividend-note-share': note,
    'note-interest': rate,
    'note-years': years,
  } = facts.facts;
  const props = {
    id: ID,
    terms: { cashShare: cash.value, interest: rate.value, years: years.value },
    example,
    words: { ...wording, cashShare: cash.text, noteShare: note.text, rate: rate.text },
    language: site.language,
  };
  return (
    <Calculator id={ID} island="dividend" props={props}>
      <DividendCalculator {...props} />
    </Calculator>
  );
}
