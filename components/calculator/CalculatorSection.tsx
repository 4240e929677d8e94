import type { ComponentType } from 'react';
import { ComponentIsland } from '../elements/Island.tsx';
import type { Islands } from '../islands.ts';

type CalculatorName = 'dividend' | 'deferred-payment';

interface CalculatorSectionProps<Name extends CalculatorName> {
  island: Name;
  /** The props of the island's component. Their `id` is also that of the section. */
  props: Islands[Name];
  component: ComponentType<Islands[Name]>;
}

export function CalculatorSection<Name extends CalculatorName>({
  island,
  props,
  component,
}: CalculatorSectionProps<Name>) {
  const { id } = props;
  return (
    <section className="calculator section band" id={id} aria-labelledby={`${id}-heading`}>
      <ComponentIsland name={island} props={props} component={component} className="wide calculator-parts" />
    </section>
  );
}
