import type { ReactNode } from 'react';
import type { Calculator } from './useCalculator.ts';

interface AnswerProps {
  calculator: Calculator<string | number>;
  children: ReactNode;
}

/** A live region. It exists before the answer; otherwise screen readers would announce nothing. */
export function Answer({ calculator, children }: AnswerProps) {
  return (
    <div ref={calculator.answer} className="answer" role="status">
      {children}
    </div>
  );
}
