import { Calculator } from '../calculator/Calculator.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../calculator/DividendCalculator.tsx';

/** What a patronage dividend comes to, by the facts. */
export function DividendSection(props: DividendCalculatorProps) {
  return (
    <Calculator island="dividend" props={props}>
      <DividendCalculator {...props} />
    </Calculator>
  );
}
