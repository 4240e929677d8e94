import type { FoodShow, Opening } from '../build/schema/calculators.ts';
import type { Service } from '../build/schema/collections.ts';
import { Calculator } from './Calculator.tsx';
import { FoodShowCalculator } from './calculator/FoodShowCalculator.tsx';
import { OpeningCalculator } from './calculator/OpeningCalculator.tsx';
import { Island } from './Island.tsx';
import { useSite } from './site.ts';

/** The calculator of a service, where it has one. */
export function ServiceCalculator({ service: { calculator, ask } }: { service: Service }) {
  if (!calculator) return null;
  return (
    <Calculator id="calculator" heading={calculator.heading} text={calculator.text}>
      {calculator.kind === 'food-show' ? <ForFoodShows {...calculator} ask={ask} /> : <ForOpening {...calculator} />}
    </Calculator>
  );
}

function ForFoodShows({ kind, heading, text, rows, ask, ...words }: FoodShow & { ask: string | undefined }) {
  const { managers, site } = useSite().content;
  // Where no one is named, the number of the house.
  const { name, title, phone, email } = managers.find(({ slug }) => slug === ask) ?? { ...site, title: undefined };
  const props = { table: rows, words, person: { name, title, phone, email }, language: site.language };
  return (
    <Island name="food-show" props={props} className="calculator-parts">
      <FoodShowCalculator {...props} />
    </Island>
  );
}

function ForOpening({ kind, heading, text, ...words }: Opening) {
  const { facts, site } = useSite().content;
  const props = { weeks: facts.facts['deferred-weeks'].value, words, language: site.language };
  return (
    <Island name="opening" props={props} className="calculator-parts">
      <OpeningCalculator {...props} />
    </Island>
  );
}
