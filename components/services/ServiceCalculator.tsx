import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { FoodShowCalculator, type FoodShowCalculatorProps } from '../calculator/FoodShowCalculator.tsx';
import { OpeningCalculator, type OpeningCalculatorProps } from '../calculator/OpeningCalculator.tsx';

/** The kind of calculator and its props. */
export type ServiceCalculatorProps =
  | { kind: 'food-show'; props: FoodShowCalculatorProps }
  | { kind: 'opening'; props: OpeningCalculatorProps };

export function ServiceCalculator({ kind, props }: ServiceCalculatorProps) {
  return (
    <CalculatorSection island={kind} props={props}>
      {kind === 'food-show' ? <FoodShowCalculator {...props} /> : <OpeningCalculator {...props} />}
    </CalculatorSection>
  );
}
