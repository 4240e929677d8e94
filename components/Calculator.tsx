import type { ReactNode } from 'react';
import type { IslandName } from '../client/islands.ts';
import { Island } from './Island.tsx';

interface CalculatorProps {
  /** Of the section, which links name. */
  id: string;
  island: IslandName;
  props: object;
  /** The same component with the same props, as the server draws it. */
  children: ReactNode;
}

/** A part of a page where visitors work something out for their own store. */
export function Calculator({ id, island, props, children }: CalculatorProps) {
  return (
    <section className="calculator section band" id={id} aria-labelledby={`${id}-heading`}>
      <Island name={island} props={props} className="wide calculator-parts">
        {children}
      </Island>
    </section>
  );
}
