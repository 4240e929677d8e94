/** Everything that a build depends on besides its files. */
export interface BuildOptions {
  content: string;
  images: string;
  /** Files that are published as they are. The folder may be missing. */
  public?: string | undefined;
  out: string;
  cache: string;
  /** A hash of the code that builds the site, and of its packages. Without it, the next process reuses assets, but no pages. */
  codeHash?: string | undefined;
  noCache?: boolean | undefined;
  /** Overrides the origin in content/site.md. */
  origin?: string | undefined;
  /** Overrides the base path in content/site.md. */
  base?: string | undefined;
  /** The day that the site is built for, e.g. "2026-11-20". */
  date: string;
  log(line: string): void;
}

export interface DevServerOptions extends Omit<BuildOptions, 'out' | 'date'>, ListenOptions {
  /** Default: the current day, at each build. */
  date?: string | undefined;
}

export const MAX_PORT = 65_535;

export interface ListenOptions {
  /** The first port to try; 0 means any free port. */
  port: number;
  /** Whether other devices on the network may connect. */
  network: boolean;
}

/** A mistake on the command line. */
export class UsageError extends Error {}

/** The local date, e.g. "2026-11-20". */
export function today(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
