export interface FieldError {
  field: HTMLInputElement;
  message: string;
}

/** What is wrong with the fields, in their order. */
export function check(form: HTMLFormElement): FieldError[] {
  return [...form.querySelectorAll('input')].flatMap((field) => {
    const message = explain(field);
    return message === undefined ? [] : [{ field, message }];
  });
}

function explain({ name, value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '') return name === 'email' ? 'Write your e-mail address.' : 'Write your name.';
  return validity.typeMismatch ? 'Write your e-mail address in full, such as name@example.com.' : undefined;
}
