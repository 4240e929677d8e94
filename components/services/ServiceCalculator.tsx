import { Calculator } from '../calculator/Calculator.tsx';
import { FoodShowCalculator, type FoodShowCalculatorProps } from '../calculator/FoodShowCalculator.tsx';
import { OpeningCalculator, type OpeningCalculatorProps } from '../calculator/OpeningCalculator.tsx';

/** Which calculator, and what it is given. */
export type ServiceCalculatorProps =
  | { kind: 'food-show'; props: FoodShowCalculatorProps }
  | { kind: 'opening'; props: OpeningCalculatorProps };

/** The calculator of a service. */
export function ServiceCalculator({ kind, props }: ServiceCalculatorProps) {
  return (
    <Calculator island={kind} props={props}>
      {kind === 'food-show' ? <FoodShowCalculator {...props} /> : <OpeningCalculator {...props} />}
    </Calculator>
  );
}
