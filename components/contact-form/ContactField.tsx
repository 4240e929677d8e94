import type { ReactNode } from 'react';

interface FieldAttributes {
  id: string;
  name: string;
  className: string;
  required: boolean;
  'aria-describedby': string | undefined;
}

interface ContactFieldProps {
  name: string;
  label: string;
  required?: boolean;
  children: (field: FieldAttributes) => ReactNode;
}

export function ContactField({ name, label, required = false, children }: ContactFieldProps) {
  const id = `contact-${name}`;
  const errorId = required ? `${id}-error` : undefined;
  return (
    <div className="form-field">
      <label className="form-label" htmlFor={id}>
        {label} {required && <span className="form-required">(required)</span>}
      </label>
      {required && <p className="form-error" id={errorId} hidden />}
      {children({ id, name, className: 'form-input', required, 'aria-describedby': errorId })}
    </div>
  );
}
