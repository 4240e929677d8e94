import type { FoodShow, Opening } from '../build/schema/calculators.ts';
import type { Service } from '../build/schema/collections.ts';
import { Calculator } from './Calculator.tsx';
import { FoodShowCalculator } from './calculator/FoodShowCalculator.tsx';
import { OpeningCalculator } from './calculator/OpeningCalculator.tsx';
import { useSite } from './site.ts';

const ID = 'calculator';

/** The calculator of a service, where it has one. */
export function ServiceCalculator({ service: { calculator, ask } }: { service: Service }) {
  if (calculator?.kind === 'food-show') return <ForFoodShows {...calculator} ask={ask} />;
  return calculator ? <ForOpening {...calculator} /> : null;
}

function ForFoodShows({ kind, rows, ask, ...words }: FoodShow & { ask: string | undefined }) {
  const { managers, site } = useSite().content;
  // Where no one is named, the number of the house.
  const { name, title, phone, email } = managers.find(({ slug }) => slug === ask) ?? { ...site, title: undefined };
  const props = { id: ID, table: rows, words, person: { name, title, phone, email }, language: site.language };
  return (
    <Calculator id={ID} island={kind} props={props}>
      <FoodShowCalculator {...props} />
    </Calculator>
  );
}

function ForOpening({ kind, ...words }: Opening) {
  const { facts, site } = useSite().content;
  const props = { id: ID, weeks: facts.facts['deferred-weeks'].value, words, language: site.language };
  return (
    <Calculator id={ID} island={kind} props={props}>
      <OpeningCalculator {...props} />
    </Calculator>
  );
}
