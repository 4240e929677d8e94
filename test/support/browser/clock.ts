declare global {
  interface Window {
    /** Lets this time pass for the page's timers, and runs those that are due. */
    tick(milliseconds: number): Promise<void>;
  }
}

/** Replaces `setTimeout` with one that a test drives. Runs in the page, before its scripts. */
export function driveClock(): void {
  const timers = new Map<number, { due: number; run: () => void }>();
  let now = 0;
  let lastId = 0;
  const set = (run: () => void, delay = 0) => {
    lastId += 1;
    timers.set(lastId, { due: now + delay, run });
    return lastId;
  };
  Object.assign(window, {
    setTimeout: set,
    clearTimeout: (id: number) => timers.delete(id),
    tick: async (milliseconds: number) => {
      const end = now + milliseconds;
      for (;;) {
        const next = [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
        if (!next) break;
        const [id, { due, run }] = next;
        timers.delete(id);
        now = due;
        run();
        // Microtasks of a timer run before the next timer.
        await Promise.resolve();
      }
      now = end;
    },
  });
}
