import type { ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import type { Islands } from '../islands.ts';

type CalculatorName = 'food-show' | 'dividend' | 'deferred-payment';

interface CalculatorSectionProps<Name extends CalculatorName> {
  island: Name;
  /** The props of the island's component. Their `id` is also that of the section. */
  props: Islands[Name];
  /** The island's component with these props, as rendered on the server. */
  children: ReactNode;
}

export function CalculatorSection<Name extends CalculatorName>({
  island,
  props,
  children,
}: CalculatorSectionProps<Name>) {
  const { id } = props;
  return (
    <section className="calculator section band" id={id} aria-labelledby={`${id}-heading`}>
      <Island name={island} props={props} className="wide calculator-parts">
        {children}
      </Island>
    </section>
  );
}
