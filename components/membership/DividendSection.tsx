import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { DividendCalculator, type DividendCalculatorProps } from '../calculator/DividendCalculator.tsx';

export function DividendSection(props: DividendCalculatorProps) {
  return (
    <CalculatorSection island="dividend" props={props}>
      <DividendCalculator {...props} />
    </CalculatorSection>
  );
}
