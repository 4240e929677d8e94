import type { Source } from '../read/read.ts';

interface Culprit {
  source: Source;
  cause: unknown;
}

interface Parted {
  culprits: Culprit[];
  others: Source[];
}

/** Which sources make a work throw: those that do so alone, or else the one without which all is well. */
export function findCulprits(sources: readonly Source[], work: (sources: Source[]) => unknown): Parted {
  const alone = part(sources, (source) => attempt(() => work([source])));
  if (alone.culprits.length > 0) return alone;
  const cause = attempt(() => work([...sources]));
  return part(sources, (source) =>
    attempt(() => work(sources.filter((other) => other !== source))) ? undefined : cause,
  );
}

function part(sources: readonly Source[], judge: (source: Source) => { thrown: unknown } | undefined): Parted {
  const judged = sources.map((source) => ({ source, cause: judge(source) }));
  return {
    culprits: judged.flatMap(({ source, cause }) => (cause ? [{ source, cause: cause.thrown }] : [])),
    others: judged.filter(({ cause }) => !cause).map(({ source }) => source),
  };
}

function attempt(work: () => unknown): { thrown: unknown } | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}
