/** The field that people don't see. Browsers don't autofill this name. */
export const HONEYPOT_NAME = 'contact-again';
