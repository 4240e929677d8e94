import { fileURLToPath } from 'node:url';

/** The folder of the site. Resolved by name, because `import.meta.url` is the URL of the bundle (engine/cli/load-code.js). */
export const root = fileURLToPath(new URL('.', import.meta.resolve('#project/build.ts')));
