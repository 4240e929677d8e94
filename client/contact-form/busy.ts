import { find } from '../find.ts';

export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  // `disabled` would drop the focus.
  find(form, '[type=submit]').setAttribute('aria-disabled', String(isBusy));
  find(form, '[data-sending]').textContent = isBusy ? 'Sending…' : '';
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.readOnly = isBusy;
  }
}
