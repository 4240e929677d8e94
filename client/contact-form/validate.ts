export interface FieldError {
  field: HTMLInputElement;
  message: string;
}

export function validateForm(form: HTMLFormElement): FieldError[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[required]')].flatMap((field) => {
    const message = describeError(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

function describeError({ name, value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return name === 'email' ? 'Enter your email address.' : 'Enter your name.';
  // A domain without a dot is not a public address.
  const hasFullDomain = name !== 'email' || /\.[^.@]+$/.test(value);
  return validity.typeMismatch || !hasFullDomain
    ? 'Enter your email address in full, such as name@example.com.'
    : undefined;
}
