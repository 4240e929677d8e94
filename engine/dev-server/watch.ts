import { existsSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { MARKER } from '../build/out-folder.ts';

export interface Watched {
  /** The checkout. It stays, and holds the others: whatever in it goes away and comes back is seen. */
  root: string;
  /** What matters besides, wherever it lies. */
  places: readonly string[];
}

export interface Watcher {
  /** Once every folder is watched. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** In milliseconds: so often a folder that was moved away is looked for. */
const PAUSE = 300;

/**
 * Tells of each change as soon as it is seen.
 * @param changed is given the file, as an absolute path
 */
export function watch({ root, places }: Watched, changed: (file: string) => void): Watcher {
  const folders = [root, ...places].map((place) => resolve(place));
  const outermost = folders.filter((folder) => !folders.some((other) => folder.startsWith(other + sep)));
  const watcher = watchFiles(outermost, {
    ignoreInitial: true,
    // What programs write through another file is away for a moment; that shows in what is read.
    atomic: false,
    ignored: (path) => !folders.includes(path) && isOthers(path),
  });
  watcher.on('all', (_event, path) => changed(resolve(path)));
  const timers = new Set<NodeJS.Timeout>();
  watcher.on('unlinkDir', (path) => {
    const folder = resolve(path);
    if (!outermost.includes(folder)) return;
    // Nothing above it is watched that would tell when it is back.
    const timer = setInterval(() => {
      if (!existsSync(folder)) return;
      clearInterval(timer);
      watcher.add(folder);
      changed(folder);
    }, PAUSE);
    timers.add(timer);
  });
  return {
    ready: new Promise((done) => {
      watcher.once('ready', done);
    }),
    close: () => {
      for (const timer of timers) clearInterval(timer);
      return watcher.close();
    },
  };
}

/** Packages, what hides, and sites that were built. */
function isOthers(path: string): boolean {
  const name = basename(path);
  const hides = name.startsWith('.') && name !== '.well-known';
  return name === 'node_modules' || hides || existsSync(join(path, MARKER.path));
}
