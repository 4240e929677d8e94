import { queryRequired } from '../query-required.ts';
import type { FieldError } from './validate.ts';

/** Shows the errors next to the fields, and in a summary that gets the focus. */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[]): void {
  for (const field of form.querySelectorAll('input[required]')) {
    const message = errors.find((error) => error.field === field)?.message;
    field.setAttribute('aria-invalid', String(message !== undefined));
    const errorElement = queryRequired(form, `#${field.id}-error`);
    errorElement.textContent = message ?? '';
    errorElement.hidden = message === undefined;
  }
  const summary = queryRequired(form, '[data-summary]');
  summary.hidden = errors.length === 0;
  queryRequired(summary, 'ul').replaceChildren(...errors.map(toItem));
  if (errors.length > 0) summary.focus();
}

function toItem({ field, message }: FieldError): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${field.id}`;
  link.textContent = message;
  // A plain link would scroll to the field without focusing it.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  const item = document.createElement('li');
  item.append(link);
  return item;
}
