/** Says how long each part of a build took. */
export interface Clock {
  /** A part has ended, e.g. "read"; the next begins. */
  lap(part: string): void;
}

/** For those who do not want to know. */
export const NO_CLOCK: Clock = { lap: () => undefined };

/** In whole milliseconds, a line for each part. */
export function startClock(log: (line: string) => void): Clock {
  let started = performance.now();
  return {
    lap(part) {
      const ended = performance.now();
      log(`${part.padEnd(8)}${String(Math.round(ended - started)).padStart(7)} ms`);
      started = ended;
    },
  };
}
