import { fileURLToPath } from 'node:url';

/** The folder of the site. */
export const root = fileURLToPath(new URL('..', import.meta.url));
