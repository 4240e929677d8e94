import { showBusy } from './contact-form/busy.ts';
import { check } from './contact-form/check.ts';
import { dropDraft, keepDraft, restoreDraft } from './contact-form/draft.ts';
import { showErrors } from './contact-form/errors.ts';
import { inside } from './contact-form/inside.ts';
import { isTrapped, type Recipient, readMessage } from './contact-form/message.ts';
import { post } from './contact-form/post.ts';
import { type Message, makeResult } from './contact-form/result.ts';

interface ContactProps {
  recipients: Recipient[];
  /** None: the visitor's mail program sends the message. */
  endpoint?: string;
}

export function start(root: HTMLElement, json: string): void {
  const { recipients, endpoint }: ContactProps = JSON.parse(json);
  const form = root.querySelector('form');
  if (!form) throw new Error('contact-form: no form');
  const result = makeResult(root);
  let busy = false;
  const handOver = (message: Message) => {
    const { url } = message.composed;
    result.show(url === undefined ? 'long' : 'mail', message);
    if (url !== undefined) location.href = url;
  };
  const send = async (endpoint: string, message: Message) => {
    if (busy) return;
    busy = true;
    showBusy(form, busy);
    const outcome = isTrapped(form) ? 'trapped' : await post(endpoint, form);
    busy = false;
    showBusy(form, busy);
    if (outcome === 'sent') dropDraft();
    form.hidden = outcome === 'sent';
    result.show(outcome, message);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!busy) result.hide();
    const errors = check(form);
    showErrors(form, errors);
    const message = readMessage(form, recipients);
    if (errors.length > 0 || !message) return;
    if (endpoint === undefined) handOver(message);
    else send(endpoint, message);
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
