/** In milliseconds. What a program writes in one go comes within a few of them; after `QUIET` it is at an end. */
const SETTLE = 8;
const LONGEST_WAIT = 60;
const QUIET = 120;

export interface Schedule {
  /** A file has changed. */
  changed(file: string): void;
  /** Once the look that is under way has ended; there is none after it. */
  close(): Promise<void>;
}

/**
 * When to look at what has changed: soon after it has; and once more when nothing changes any longer, for a file may have
 * been half written at the first look.
 * @param look is never called before it has ended the last time; what it failed on it is given again
 * @param failed is told why
 */
export function schedule(
  look: (files: ReadonlySet<string>, isQuiet: boolean) => Promise<void>,
  failed: (error: unknown) => void,
): Schedule {
  let [files, missed] = [new Set<string>(), new Set<string>()];
  let [first, last] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let [isBusy, isClosed] = [false, false];

  const plan = (wait: number, isQuiet: boolean) => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      working = run(isQuiet);
    }, wait);
  };
  const run = async (isQuiet: boolean) => {
    const seen = new Set([...missed, ...files]);
    files = new Set();
    isBusy = true;
    missed = await look(seen, isQuiet).then(
      () => new Set(),
      (error: unknown) => {
        failed(error);
        return seen;
      },
    );
    isBusy = false;
    if (files.size > 0) plan(SETTLE, false);
    else if (!isQuiet) plan(Math.max(0, last + QUIET - Date.now()), true);
  };
  return {
    changed(file) {
      last = Date.now();
      if (files.size === 0) first = last;
      files.add(file);
      if (!isBusy) plan(Math.min(SETTLE, Math.max(0, first + LONGEST_WAIT - last)), false);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      return working;
    },
  };
}
