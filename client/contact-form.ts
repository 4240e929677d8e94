import type { Islands } from '../components/islands.ts';
import { check } from './contact-form/check.ts';
import { dropDraft, keepDraft, restoreDraft } from './contact-form/draft.ts';
import { showErrors } from './contact-form/errors.ts';
import { inside } from './contact-form/inside.ts';
import { readMessage } from './contact-form/message.ts';
import { makeResult } from './contact-form/result.ts';
import { sendByMail, sendToEndpoint } from './contact-form/send.ts';

export function start(root: HTMLElement, { recipients, endpoint }: Islands['contact-form']): void {
  const form = root.querySelector('form');
  if (!form) throw new Error('contact-form: no form');
  const result = makeResult(root);
  const send = endpoint === undefined ? sendByMail(result) : sendToEndpoint(endpoint, form, result);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    result.hide();
    const errors = check(form);
    showErrors(form, errors);
    const message = readMessage(form, recipients);
    if (errors.length === 0 && message) send(message);
  });
  form.addEventListener('input', () => {
    keepDraft(form);
    result.hide();
  });
  inside(root, '[data-again]').addEventListener('click', () => {
    form.reset();
    dropDraft();
    result.hide();
    form.hidden = false;
    form.querySelector('input')?.focus();
  });
  takeOver(root, form);
}

/** From here on the script tells what is wrong; without it, the browser would. */
function takeOver(root: HTMLElement, form: HTMLFormElement): void {
  restoreDraft(form);
  form.noValidate = true;
  form.hidden = false;
  const standIn = root.querySelector<HTMLElement>('.contact-form-without');
  if (standIn) standIn.hidden = true;
}
