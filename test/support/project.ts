import { fileURLToPath } from 'node:url';

/** The folder of this project, with a separator at its end. */
export const project = fileURLToPath(new URL('../..', import.meta.url));
