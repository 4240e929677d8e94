import type { Progress } from './progress.ts';

/** Everything a build is told; it asks the world for nothing else. */
export interface BuildOptions {
  content: string;
  images: string;
  /** What is published as it is; the folder may be absent. */
  public?: string | undefined;
  out: string;
  /** Where slow results are kept between builds. */
  cache: string;
  /** Names the code that builds, its packages too: what it has made may be kept for the next process. */
  code?: string | undefined;
  /** Whether nothing is taken over from earlier builds. */
  anew?: boolean | undefined;
  /** Stand in for those of content/site.md. */
  origin?: string | undefined;
  base?: string | undefined;
  /** Today, e.g. "2026-11-20". */
  date: string;
  /** Whether to say how long each part takes. */
  timings?: boolean | undefined;
  log(line: string): void;
  /** Of slow work; in the log, unless told otherwise. */
  progress?: Progress | undefined;
}

/** What the dev server is told. */
export interface DevServerOptions extends Omit<BuildOptions, 'out' | 'date'>, ListenOptions {
  /** Without one, it is always today. */
  date?: string | undefined;
}

/** Where a server listens. */
export interface ListenOptions {
  /** The next free port from here on is taken; 0 takes any. */
  port: number;
  /** Whether other machines of the network may ask, too. */
  network: boolean;
}

/** A command line that cannot be followed; the message says what to write. */
export class UsageError extends Error {}

/** The local date, e.g. "2026-11-20". */
export function today(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
