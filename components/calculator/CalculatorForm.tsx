import type { Calculator } from './useCalculator.ts';

interface CalculatorFormProps {
  calculator: Calculator<string | number>;
  label: string;
  /** How the field may be filled in. */
  hint: string;
  type: 'text' | 'date';
}

/** One field and one button. Without a script there is no form: it could answer nothing. */
export function CalculatorForm({ calculator, label, hint, type }: CalculatorFormProps) {
  const { name, live, error, refusals, left, leave, submit, input } = calculator;
  const id = `calculator-${name}`;
  return (
    <form className="calculator-form" hidden={!live} noValidate onSubmit={submit}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <p className="form-note" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="form-error" id={`${id}-error`} role="alert">
        {error && <span key={refusals}>{error}</span>}
      </p>
      <div className="calculator-entry">
        <input
          ref={input}
          id={id}
          name={name}
          className="form-input"
          type={type}
          inputMode={type === 'text' ? 'decimal' : undefined}
          autoComplete="off"
          // As the alert has it, the error would be read twice; whoever comes back to the field hears it there.
          aria-describedby={error && left ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error === undefined ? undefined : true}
          onBlur={leave}
        />
        <button type="submit" className="button">
          Work it out
        </button>
      </div>
    </form>
  );
}
