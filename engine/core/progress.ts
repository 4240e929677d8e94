/** Begins to show the progress of work in `total` steps; `label` names the work, e.g. "encoding pictures". */
export type Progress = (label: string, total: number) => Steps;

export interface Steps {
  step(): void;
  end(): void;
}

interface Stream {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function progressOn(stream: Stream, log: (line: string) => void): Progress {
  return stream.isTTY ? redrawLine(stream) : logProgress(log);
}

export function logProgress(log: (line: string) => void): Progress {
  return (label, total) => {
    log(`${label}: ${total}`);
    return { step: () => undefined, end: () => undefined };
  };
}

/** Needs no escape codes, because the line never becomes shorter. */
function redrawLine(stream: Stream): Progress {
  return (label, total) => {
    let done = 0;
    const text = () => `${label} ${done}/${total}`;
    stream.write(`\r${text()}`);
    return {
      step: () => {
        done += 1;
        stream.write(`\r${text()}`);
      },
      end: () => stream.write(`\r${' '.repeat(text().length)}\r`),
    };
  };
}
