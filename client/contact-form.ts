import { check } from './contact-form/check.ts';
import { compose } from './contact-form/compose.ts';
import { keepDraft, restoreDraft } from './contact-form/draft.ts';
import { showErrors } from './contact-form/errors.ts';
import { makeResult } from './contact-form/result.ts';

interface Recipient {
  slug: string;
  name: string;
  email: string;
}

export function start(root: HTMLElement, json: string): void {
  const { recipients }: { recipients: Recipient[] } = JSON.parse(json);
  const form = root.querySelector('form');
  const standIn = root.querySelector<HTMLElement>('.contact-form-without');
  if (!form || !standIn) throw new Error('contact-form: no form');
  const result = makeResult(root);
  restoreDraft(form);
  form.addEventListener('input', () => {
    keepDraft(form);
    result.hide();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const errors = check(form);
    showErrors(form, errors);
    const { name, email, to, message } = readFields(form);
    const recipient = recipients.find(({ slug }) => slug === to);
    if (errors.length > 0 || !recipient) return;
    result.show(recipient, compose({ name, email, message, to: recipient.email }));
  });
  // From here on the script tells what is wrong; without it, the browser would.
  form.noValidate = true;
  standIn.hidden = true;
  form.hidden = false;
}

/** Whatever the form holds, as text. */
function readFields(form: HTMLFormElement) {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '').trim();
  return { name: read('name'), email: read('email'), to: read('to'), message: read('message') };
}
