import { find } from '../find.ts';

/** While a message is under way, Send does nothing and what is written stays as it is sent. */
export function showBusy(form: HTMLFormElement, busy: boolean): void {
  // Not `disabled`, which would take the focus away.
  find(form, '[type=submit]').setAttribute('aria-disabled', String(busy));
  find(form, '[data-sending]').textContent = busy ? 'Sending…' : '';
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.readOnly = busy;
  }
}
