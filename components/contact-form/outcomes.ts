/** What visitors read after sending a message. */
export interface SendOutcome {
  title: string;
  text: string;
}

const UNCERTAIN = 'We cannot tell whether your message was sent';
const NOT_SENT = 'Your message was not sent';
const ANOTHER_WAY = 'Press Send again, or use one of the ways below.';

export const outcomes = {
  mail: {
    title: 'Your message is ready',
    text: 'Your email program sends it: look for a new message there, and press Send in it. If none has opened, open it here, or copy the message. It stays here until you write another.',
  },
  'too-long': {
    title: 'Your message is ready',
    text: 'It is too long to be passed on to your email program. Please copy it, and send it from there.',
  },
  sent: {
    title: 'Your message has been sent',
    text: 'Thank you. Please check your address below: an answer can only reach you there.',
  },
  refused: {
    title: NOT_SENT,
    text: `The form is not taking messages just now. Nothing you wrote is lost. ${ANOTHER_WAY}`,
  },
  timeout: {
    title: UNCERTAIN,
    text: `There was no answer in time. Nothing you wrote is lost. ${ANOTHER_WAY}`,
  },
  'connection-lost': {
    title: UNCERTAIN,
    text: `The connection broke. Nothing you wrote is lost. ${ANOTHER_WAY}`,
  },
  redirected: {
    title: UNCERTAIN,
    text: `There was no clear answer. Nothing you wrote is lost. ${ANOTHER_WAY}`,
  },
  'page-left': {
    title: UNCERTAIN,
    text: `You left this page before there was an answer. Nothing you wrote is lost. ${ANOTHER_WAY}`,
  },
  offline: {
    title: NOT_SENT,
    text: 'You are not connected to the internet. Nothing you wrote is lost: press Send again once you are, or call.',
  },
  honeypot: {
    title: NOT_SENT,
    text: 'A field that is there to catch robots has been filled in, perhaps by a password manager. Nothing you wrote is lost. Please use one of the ways below.',
  },
} satisfies Record<string, SendOutcome>;

export type OutcomeName = keyof typeof outcomes;

export const isOutcome = (name: string): name is OutcomeName => name in outcomes;
