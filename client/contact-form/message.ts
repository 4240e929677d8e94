import type { Recipient } from '../../components/contact-form/ContactFields.tsx';
import { HONEYPOT_NAME } from '../../components/contact-form/honeypot-name.ts';
import { type ComposedMessage, compose } from './compose.ts';

export interface Message {
  recipient: { name: string; email: string };
  /** The visitor's email address. */
  from: string;
  composed: ComposedMessage;
}

/** The message in the form; undefined without a recipient. */
export function readMessage(form: HTMLFormElement, recipients: readonly Recipient[]): Message | undefined {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '').trim();
  const from = read('email');
  const recipient = recipients.find(({ slug }) => slug === read('to'));
  if (!recipient) return undefined;
  const composed = compose({ name: read('name'), email: from, message: read('message'), to: recipient.email });
  return { recipient, from, composed };
}

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(HONEYPOT_NAME));
}
