import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import launch from 'launch-editor';
import { type Fault, placeOf } from './error.ts';

/**
 * Editors that need the terminal, in which the dev server runs, and one that cannot be told a line. npm puts `vi` and `notepad`
 * into EDITOR where its user has named none.
 */
const PASSED_OVER =
  /^(\S*[\\/])?(n?vim?|view|ex|ed|nano|pico|micro|hx|helix|kak|joe|jed|mg|ne|mcedit|notepad)(\.exe)?(\s|$)|^\S*emacs\S*\s.*(-nw|-t|--tty)\b/i;

/** The command of the editor in which a place can be opened, if there is any. */
export function findEditor(world: NodeJS.ProcessEnv): string | undefined {
  const chosen = [world.VISUAL, world.EDITOR].find((editor = '') => editor !== '' && !PASSED_OVER.test(editor));
  if (chosen !== undefined) return chosen;
  const names = process.platform === 'win32' ? ['code.cmd'] : ['code'];
  const folders = (world.PATH ?? '').split(delimiter);
  return names.find((name) => folders.some((folder) => existsSync(join(folder, name))));
}

export function openPlace(fault: Fault, editor: string, log: (line: string) => void): void {
  launch(placeOf(fault), editor, (_file, message) =>
    log(`${editor}: found no way to open ${placeOf(fault)} (${message})`),
  );
}
