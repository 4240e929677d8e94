import { basename, resolve, sep } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { isBuiltSite } from '../output/index.ts';

/** @param onChange is called with the absolute path of each file that changes */
export function watch(folders: readonly string[], onChange: (file: string) => void) {
  const all = folders.map((folder) => resolve(folder));
  const outermost = all.filter((folder) => !all.some((other) => folder.startsWith(other + sep)));
  const watcher = watchFiles(outermost, {
    ignoreInitial: true,
    // Some text editors save by renaming. With `atomic`, chokidar would wait until the file is back.
    atomic: false,
    // The folders themselves are watched, whatever their names.
    ignored: (path) => !all.includes(path) && isUnwatched(path),
  });
  watcher.on('all', (_event, path) => onChange(resolve(path)));
  return {
    /** Resolves once every folder is watched. */
    ready: new Promise<void>((done) => watcher.once('ready', done)),
    close: () => watcher.close(),
  };
}

/** Packages, hidden files and built sites. */
function isUnwatched(path: string): boolean {
  const name = basename(path);
  const isHidden = name.startsWith('.') && name !== '.well-known';
  return name === 'node_modules' || isHidden || isBuiltSite(path);
}

/** In milliseconds: the wait between a change and an update, and between an update and the one for settled files. */
const [COLLECT, SETTLE] = [8, 120];

/**
 * Updates soon after a change, and again when files have settled, because a file may have been half written the first time.
 * @param update receives the changed files, and whether files have settled. Its runs never overlap. After a failure, the next run
 * gets the same files again
 */
export function schedule(
  update: (files: ReadonlySet<string>, hasSettled: boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  let files = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const plan = (wait: number, hasSettled: boolean) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      running = running.then(() => run(hasSettled));
    }, wait);
  };
  const run = async (hasSettled: boolean) => {
    const taken = files;
    files = new Set();
    let retried: Iterable<string> = [];
    try {
      await update(taken, hasSettled);
    } catch (error) {
      onFailure(error);
      retried = taken;
    }
    // If files are waiting, their changes have already planned the next update.
    if (files.size === 0 && !hasSettled) plan(SETTLE, true);
    files = new Set([...retried, ...files]);
  };
  return {
    add(file: string) {
      files.add(file);
      plan(COLLECT, false);
    },
    /** Waits for the update that is running. */
    close() {
      isClosed = true;
      clearTimeout(timer);
      return running;
    },
  };
}
