import type { ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import type { Islands } from '../islands.ts';

type CalculatorName = 'food-show' | 'dividend' | 'opening';

interface CalculatorProps<Name extends CalculatorName> {
  island: Name;
  /** Of the island; its id is that of the section, which links name. */
  props: Islands[Name];
  /** The same component with the same props as on the server. */
  children: ReactNode;
}

/** A part of a page where visitors work something out for their own store. */
export function Calculator<Name extends CalculatorName>({ island, props, children }: CalculatorProps<Name>) {
  const { id } = props;
  return (
    <section className="calculator section band" id={id} aria-labelledby={`${id}-heading`}>
      <Island name={island} props={props} className="wide calculator-parts">
        {children}
      </Island>
    </section>
  );
}
