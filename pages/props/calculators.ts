import type { DeferredPaymentCalculatorProps } from '../../components/calculator/DeferredPaymentCalculator.tsx';
import type { DividendCalculatorProps } from '../../components/calculator/DividendCalculator.tsx';
import type { FoodShowCalculatorProps } from '../../components/calculator/FoodShowCalculator.tsx';
import type { ServiceCalculatorProps } from '../../components/services/ServiceCalculator.tsx';
import type { DeferredPaymentFields, DividendFields, FoodShowFields } from '../../site/schema/calculators.ts';
import type { Content } from '../../site/schema/content.ts';

const ID = 'calculator';

/** @param ask the slug of the manager to ask about volumes outside the food show table */
export function resolveCalculator(
  calculator: FoodShowFields | DeferredPaymentFields,
  ask: string | undefined,
  content: Content,
): ServiceCalculatorProps {
  return calculator.kind === 'food-show'
    ? { kind: calculator.kind, props: resolveFoodShow(calculator, ask, content) }
    : { kind: calculator.kind, props: resolveDeferredPayment(calculator, content) };
}

function resolveFoodShow(
  { kind: _, rows, ...texts }: FoodShowFields,
  ask: string | undefined,
  { managers, site }: Content,
): FoodShowCalculatorProps {
  // Without a manager, the office.
  const { name, title, phone, email } = managers.find(({ slug }) => slug === ask) ?? { ...site, title: undefined };
  return { id: ID, table: rows, texts, person: { name, title, phone, email }, language: site.language };
}

function resolveDeferredPayment(
  { kind: _, ...texts }: DeferredPaymentFields,
  { facts, site }: Content,
): DeferredPaymentCalculatorProps {
  return { id: ID, weeks: facts.facts['deferred-weeks'].value, texts, language: site.language };
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
