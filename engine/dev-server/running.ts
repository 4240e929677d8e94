import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGINE = fileURLToPath(new URL('..', import.meta.url));
/** What a dev server consists of: it runs already, and is not taken up anew as the code that makes the site is. */
const RUNNING = ['dev-server', 'cli'].map((name) => join(ENGINE, name) + sep);

/**
 * Says, once, when the dev server's own code has been edited.
 * @param root the checkout
 * @returns what is to be told of each file that has changed
 */
export function openRunning(root: string, log: (line: string) => void): (file: string) => void {
  let isTold = false;
  return (file) => {
    if (isTold || !/\.(ts|js|css)$/.test(file) || !RUNNING.some((folder) => file.startsWith(folder))) return;
    isTold = true;
    const name = relative(root, file).replaceAll(sep, '/');
    log(`${name} belongs to the dev server, which goes on as it was: start it again to see the change`);
  };
}
