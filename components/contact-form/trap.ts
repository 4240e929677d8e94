/** The field that people don't see. Browsers don't autofill this name. */
export const TRAP = 'contact-again';
