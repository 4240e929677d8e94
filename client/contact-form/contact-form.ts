import type { Islands } from '../../components/islands.ts';
import { queryRequired } from '../query-required.ts';
import { type Draft, makeDraft } from './draft.ts';
import { showErrors } from './errors.ts';
import { type Message, readMessage } from './message.ts';
import { listenToRecipientLinks } from './recipient-links.ts';
import { makeResult, type Result } from './result.ts';
import { sendByMail, sendToEndpoint } from './send.ts';
import { validateForm } from './validate.ts';

export function start(root: HTMLElement, { recipients, endpoint }: Islands['contact-form']): void {
  const form = queryRequired(root, 'form');
  const result = makeResult(root);
  const draft = makeDraft(form);
  const send = endpoint === undefined ? sendByMail(draft, result) : sendToEndpoint(endpoint, form, draft, result);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    result.hide();
    const errors = validateForm(form);
    showErrors(form, errors);
    const message = readMessage(form, recipients);
    if (errors.length === 0 && message) send(message);
  });
  const showForm = () => {
    result.hide();
    form.hidden = false;
  };
  const saveAndShow = () => {
    draft.save();
    showForm();
  };
  form.addEventListener('input', saveAndShow);
  listenToRecipientLinks(form, saveAndShow);
  const onResultButton = (selector: string, action: () => void) => {
    queryRequired(root, selector).addEventListener('click', () => {
      action();
      showForm();
      form.querySelector('input')?.focus();
    });
  };
  // "Write another message", and "Change it and send it again".
  onResultButton('[data-again]', draft.clear);
  onResultButton('[data-edit]', draft.restoreCleared);
  // Without this, the next person at a shared computer could press Back and read or restore the sent message.
  addEventListener('pagehide', () => {
    if (!result.isSent()) return;
    draft.clear();
    showForm();
  });
  enableForm(root, form);
  const message = readMessage(form, recipients);
  if (message) restoreResult(draft, result, message);
}

/** Shows the last outcome again, unless the message was edited since. */
function restoreResult(draft: Draft, result: Result, message: Message): void {
  const outcome = draft.readOutcome();
  if (outcome === undefined) return;
  result.show(outcome, message);
  // Screen readers announce a failure when it is focused. "mail" and "too-long" are no failures.
  // "sent" never comes back, because a sent message is cleared.
  if (outcome !== 'mail' && outcome !== 'too-long') result.focus();
}

function enableForm(root: HTMLElement, form: HTMLFormElement): void {
  form.noValidate = true;
  form.hidden = false;
  const fallback = root.querySelector<HTMLElement>('.contact-form-fallback');
  if (fallback) fallback.hidden = true;
}
