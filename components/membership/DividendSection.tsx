import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../calculator/DividendCalculator.tsx';

/** The calculator of patronage dividends. */
export function DividendSection(props: DividendCalculatorProps) {
  return (
    <CalculatorSection island="dividend" props={props}>
      <DividendCalculator {...props} />
    </CalculatorSection>
  );
}
