import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import {
  DeferredPaymentCalculator,
  type DeferredPaymentCalculatorProps,
} from '../calculator/DeferredPaymentCalculator.tsx';
import { FoodShowCalculator, type FoodShowCalculatorProps } from '../calculator/FoodShowCalculator.tsx';

export type ServiceCalculatorProps =
  | { kind: 'food-show'; props: FoodShowCalculatorProps }
  | { kind: 'deferred-payment'; props: DeferredPaymentCalculatorProps };

export function ServiceCalculator({ kind, props }: ServiceCalculatorProps) {
  return kind === 'food-show' ? (
    <CalculatorSection island={kind} props={props} component={FoodShowCalculator} />
  ) : (
    <CalculatorSection island={kind} props={props} component={DeferredPaymentCalculator} />
  );
}
