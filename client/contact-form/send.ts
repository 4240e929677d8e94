import { queryRequired } from '../query-required.ts';
import type { Draft } from './draft.ts';
import { isHoneypotFilled, type Message } from './message.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** Sends a valid message and shows the outcome. */
export type Send = (message: Message) => unknown;

/** Sends with the visitor's mail program, unless the message is too long for a URL. */
export function sendByMail(draft: Draft, result: Result): Send {
  return (message) => {
    const { url } = message.composed;
    const outcome = url === undefined ? 'too-long' : 'mail';
    // Keeps the draft: no event tells whether a mail program opened.
    draft.save(outcome);
    result.show(outcome, message);
    result.focus();
    if (url !== undefined) location.href = url;
  };
}

export function sendToEndpoint(endpoint: string, form: HTMLFormElement, draft: Draft, result: Result): Send {
  let isBusy = false;
  return async (message) => {
    if (isBusy) return;
    isBusy = true;
    showBusy(form, isBusy);
    // In case the visitor leaves before the answer.
    draft.save('page-left');
    const outcome = isHoneypotFilled(form) ? 'honeypot' : await post(endpoint, form);
    isBusy = false;
    showBusy(form, isBusy);
    if (outcome === 'sent') draft.clear();
    else draft.save(outcome);
    form.hidden = outcome === 'sent';
    result.show(outcome, message);
    result.focus();
  };
}

function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  // `disabled` would drop the focus.
  queryRequired(form, '[type=submit]').setAttribute('aria-disabled', String(isBusy));
  queryRequired(form, '[data-sending]').textContent = isBusy ? 'Sending…' : '';
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.readOnly = isBusy;
  }
  // A list can't be read-only, and one that is `disabled` would not be sent.
  for (const list of form.querySelectorAll('select')) list.inert = isBusy;
}
