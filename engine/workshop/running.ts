import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));
/** What a workshop consists of: it runs already, and is not taken up anew as the code that makes the site is. */
const RUNNING = ['workshop', 'serve', 'command', 'code'].map((name) => join(ENGINE, name) + sep);

/**
 * Says of the workshop's own code that an edit waits for the next start; once for each file.
 * @param root the checkout
 * @returns what is to be told of each file that has changed
 */
export function openRunning(root: string, log: (line: string) => void): (file: string) => void {
  const told = new Set<string>();
  return (file) => {
    if (told.has(file) || !/\.(ts|js|css)$/.test(file) || !RUNNING.some((folder) => file.startsWith(folder))) return;
    told.add(file);
    log(
      `${relative(root, file).replaceAll(sep, '/')}: the workshop runs with it as it was, start it again to see the change`,
    );
  };
}
