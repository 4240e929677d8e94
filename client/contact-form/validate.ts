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

/** With letters of any language, which browsers refuse, and a domain with a dot. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+\.?$/;

function describeError({ name, value }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return name === 'email' ? 'Enter your email address.' : 'Enter your name.';
  return name === 'email' && !ADDRESS.test(value.trim())
    ? 'Enter your email address in full, such as name@example.com.'
    : undefined;
}
