import type { ReactNode } from 'react';
import type { Calculator } from './useCalculator.ts';

interface AnswerProps {
  calculator: Calculator<string | number>;
  children: ReactNode;
}

/** What a screen reader announces: the answer, and nothing besides. It is there before the answer, or nothing would be heard. */
export function Answer({ calculator, children }: AnswerProps) {
  return (
    <div ref={calculator.answer} className="answer" role="status">
      {children}
    </div>
  );
}
