import { type OutcomeName, outcomes } from '../../components/contact-form/outcomes.ts';
import { queryRequired } from '../query-required.ts';
import type { Message } from './message.ts';

export interface Result {
  show(outcome: OutcomeName, message: Message): void;
  focus(): void;
  hide(): void;
  isSent(): boolean;
}

/** After these outcomes the visitor may write another message. */
const DONE_OUTCOMES: readonly OutcomeName[] = ['mail', 'too-long', 'sent'];

/** The part below the form with the outcome and the next actions. */
export function makeResult(root: HTMLElement): Result {
  const result = queryRequired(root, '[data-result]');
  const findElement = (name: string) => queryRequired(result, `[data-${name}]`);
  const text = queryRequired(result, 'textarea');
  const mail = queryRequired(result, 'a');
  findElement('copy').addEventListener('click', async () => {
    const copied = await copy(text);
    findElement('copied').textContent = copied ? 'Copied.' : 'Selected: copy it with your keyboard or menu.';
  });
  let sent = false;
  return {
    show(outcome, { recipient, from, composed }) {
      queryRequired(result, 'h3').textContent = outcomes[outcome].title;
      findElement('result-outcome').textContent = outcomes[outcome].text;
      findElement('result-to').textContent = `${recipient.name}, ${recipient.email}`;
      findElement('result-from').textContent = from;
      text.value = composed.text;
      mail.hidden = composed.url === undefined;
      mail.href = composed.url ?? '';
      // The other ways to send it: copy, email program, phone.
      findElement('result-ways').hidden = outcome === 'sent';
      findElement('result-again').hidden = !DONE_OUTCOMES.includes(outcome);
      // The button "Change it and send it again". After any other outcome, the form still has the message.
      findElement('edit').hidden = outcome !== 'sent';
      findElement('copied').textContent = '';
      result.toggleAttribute('data-done', DONE_OUTCOMES.includes(outcome));
      sent = outcome === 'sent';
      result.hidden = false;
    },
    focus: () => result.focus(),
    hide() {
      sent = false;
      result.hidden = true;
      text.value = '';
    },
    isSent: () => sent,
  };
}

/** Selects the text and copies it. @returns whether it was copied */
async function copy(text: HTMLTextAreaElement): Promise<boolean> {
  text.select();
  try {
    await navigator.clipboard.writeText(text.value);
    return true;
  } catch {
    return false;
  }
}
