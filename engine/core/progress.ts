/** Begins to tell how far slow work is, e.g. of "encoding pictures", 35 of them. */
export type Progress = (label: string, all: number) => Steps;

export interface Steps {
  /** One more is done. */
  step(): void;
  /** It is over, well or not. */
  end(): void;
}

/** What is asked of a terminal, or of what stands in for one. */
interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** For whoever watches, a line that redraws itself, and for others what `log` is told. */
export function progressOn(stream: Stream, log: (line: string) => void): Progress {
  return stream.isTTY ? redrawn(stream) : logged(log);
}

/** One line in all: why it will be quiet for a while. */
export function logged(log: (line: string) => void): Progress {
  return (label, all) => {
    log(`${label}: ${all}`);
    return { step: () => undefined, end: () => undefined };
  };
}

/** Leaves nothing behind. Without escape codes: the line never becomes shorter, and spaces wipe it on any terminal. */
function redrawn(stream: Stream): Progress {
  return (label, all) => {
    let done = 0;
    const words = () => `${label} ${done}/${all}`;
    stream.write(`\r${words()}`);
    return {
      step: () => {
        done += 1;
        stream.write(`\r${words()}`);
      },
      end: () => stream.write(`\r${' '.repeat(words().length)}\r`),
    };
  };
}

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
