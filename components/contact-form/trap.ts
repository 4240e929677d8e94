/** The field that people do not see. Not a name that browsers fill in by themselves. */
export const TRAP = 'contact-again';
