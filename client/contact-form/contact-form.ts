import type { Islands } from '../../components/islands.ts';
import { find } from '../find.ts';
import { check } from './check.ts';
import { chooseAgain } from './choose.ts';
import { type Draft, makeDraft } from './draft.ts';
import { showErrors } from './errors.ts';
import { readMessage } from './message.ts';
import { type Message, makeResult, type Result } from './result.ts';
import { sendByMail, sendToEndpoint } from './send.ts';

export function start(root: HTMLElement, { recipients, endpoint }: Islands['contact-form']): void {
  const form = find(root, 'form');
  const result = makeResult(root);
  const draft = makeDraft(form);
  const send = endpoint === undefined ? sendByMail(draft, result) : sendToEndpoint(endpoint, form, draft, result);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    result.hide();
    const errors = check(form);
    showErrors(form, errors);
    const message = readMessage(form, recipients);
    if (errors.length === 0 && message) send(message);
  });
  const show = () => {
    result.hide();
    form.hidden = false;
  };
  const takeUp = () => {
    draft.keep();
    show();
  };
  form.addEventListener('input', takeUp);
  chooseAgain(form, takeUp);
  const follow = (button: string, change: () => void) => {
    find(root, button).addEventListener('click', () => {
      change();
      show();
      form.querySelector('input')?.focus();
    });
  };
  follow('[data-again]', draft.clear);
  follow('[data-edit]', draft.putBack);
  // On a shared computer, the next person could press Back and see the message.
  addEventListener('pagehide', () => {
    if (!result.tellsOfSending()) return;
    draft.clear();
    show();
  });
  takeOver(root, form);
  const message = readMessage(form, recipients);
  if (message) showLast(draft, result, message);
}

/** Restores the outcome if the visitor returns with the message still in the form. */
function showLast(draft: Draft, result: Result, message: Message): void {
  const outcome = draft.outcome();
  if (outcome === undefined) return;
  result.show(outcome, message);
  // The focus announces outcomes that need an action.
  if (outcome !== 'mail' && outcome !== 'long') result.focus();
}

/** The script reports errors; without it the browser does. */
function takeOver(root: HTMLElement, form: HTMLFormElement): void {
  form.noValidate = true;
  form.hidden = false;
  const standIn = root.querySelector<HTMLElement>('.contact-form-without');
  if (standIn) standIn.hidden = true;
}
