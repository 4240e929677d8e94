import { Calculator } from '../calculator/Calculator.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../calculator/DividendCalculator.tsx';

/** The calculator of patronage dividends. */
export function DividendSection(props: DividendCalculatorProps) {
  return (
    <Calculator island="dividend" props={props}>
      <DividendCalculator {...props} />
    </Calculator>
  );
}
