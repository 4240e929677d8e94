import type { DeferredPaymentCalculatorProps } from '../../components/calculator/DeferredPaymentCalculator.tsx';
import type { DividendCalculatorProps } from '../../components/calculator/DividendCalculator.tsx';
import type { DeferredPaymentFields, DividendFields } from '../../site/schema/calculators.ts';
import type { Content } from '../../site/schema/content.ts';

export function resolveDeferredPayment(
  texts: DeferredPaymentFields,
  { facts, site }: Content,
): DeferredPaymentCalculatorProps {
  return { id: 'calculator', weeks: facts.facts['deferred-weeks'].value, texts, language: site.language };
}

/** The amount `example` is shown first; each of `examples` has a button. */
export function resolveDividend(
  { example, examples, ...fields }: DividendFields,
  { facts: { facts }, site }: Content,
): DividendCalculatorProps {
  const {
    'dividend-cash-share': cash,
    'dividend-note-share': note,
    'note-interest': rate,
    'note-years': years,
  } = facts;
  return {
    id: 'dividend',
    terms: { cashShare: cash.value, rate: rate.value, years: years.value },
    example,
    examples,
    texts: { ...fields, cashShare: cash.text, noteShare: note.text, rate: rate.text },
    language: site.language,
  };
}
