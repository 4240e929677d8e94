import type { ReactNode } from 'react';

interface CalculatorProps {
  /** Of the section, which links name. */
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** A part of a page where visitors work something out for their own store. */
export function Calculator({ id, heading, text, children }: CalculatorProps) {
  return (
    <section className="calculator section band" id={id} aria-labelledby={`${id}-heading`}>
      <div className="wide stack">
        <div className="opening">
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
