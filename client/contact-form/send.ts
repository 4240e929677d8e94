import { showBusy } from './busy.ts';
import type { Draft } from './draft.ts';
import { isTrapped } from './message.ts';
import { post } from './post.ts';
import type { Message, Result } from './result.ts';

/** Sends a valid message and shows the outcome. */
export type Send = (message: Message) => unknown;

/** By the visitor's mail program, unless the message is too long. */
export function sendByMail(draft: Draft, result: Result): Send {
  return (message) => {
    const { url } = message.composed;
    const outcome = url === undefined ? 'long' : 'mail';
    // No event tells whether a mail program opened.
    draft.keep(outcome);
    result.show(outcome, message);
    result.focus();
    if (url !== undefined) location.href = url;
  };
}

/** To the endpoint, one message at a time. The confirmation replaces the form. */
export function sendToEndpoint(endpoint: string, form: HTMLFormElement, draft: Draft, result: Result): Send {
  let busy = false;
  return async (message) => {
    if (busy) return;
    busy = true;
    showBusy(form, busy);
    draft.keep('left');
    const outcome = isTrapped(form) ? 'trapped' : await post(endpoint, form);
    busy = false;
    showBusy(form, busy);
    if (outcome === 'sent') draft.clear();
    else draft.keep(outcome);
    form.hidden = outcome === 'sent';
    result.show(outcome, message);
    result.focus();
  };
}
