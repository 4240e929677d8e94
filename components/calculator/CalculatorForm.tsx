import { type ReactNode, useState } from 'react';
import type { Calculator } from './useCalculator.ts';

interface CalculatorFormProps {
  calculator: Calculator<string | number>;
  label: string;
  /** What the field accepts. */
  hint: string;
  type: 'text' | 'date';
  /** The first and the last day of a date field. */
  min?: string;
  max?: string;
  children?: ReactNode;
}

/** Disabled until the script runs, because the form can't answer without it. */
export function CalculatorForm({ calculator, label, hint, type, min, max, children }: CalculatorFormProps) {
  const { name, isLive, error, errorCount, submit, input } = calculator;
  const id = `calculator-${name}`;
  // Screen readers read the error when the field gets the focus. After Enter the field keeps the focus, so `aria-live` is needed.
  const [isTyping, setIsTyping] = useState(false);
  return (
    <form className="calculator-form" noValidate onSubmit={submit}>
      <fieldset disabled={!isLive}>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <p className="form-note" id={`${id}-hint`}>
          {hint}
        </p>
        <p className="form-error" id={`${id}-error`} aria-live={isTyping ? 'assertive' : 'off'}>
          {error && <span key={errorCount}>{error}</span>}
        </p>
        <div className="calculator-input">
          <input
            ref={input}
            id={id}
            name={name}
            className="form-input"
            type={type}
            min={min}
            max={max}
            required
            inputMode={type === 'text' ? 'decimal' : undefined}
            autoComplete="off"
            onKeyDown={() => setIsTyping(true)}
            onBlur={() => setIsTyping(false)}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error === undefined ? undefined : true}
          />
          <button type="submit" className="button">
            Work it out
          </button>
        </div>
        {children}
      </fieldset>
    </form>
  );
}
