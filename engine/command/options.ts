import { parseArgs } from 'node:util';
import { z } from 'zod';
import { date } from '../schema/fields.ts';
import { basePath, origin } from '../schema/settings.ts';

/** Everything a build is told; it asks the world for nothing else. */
export interface BuildOptions {
  content: string;
  images: string;
  out: string;
  /** Where slow results are kept between builds. */
  cache: string;
  /** Stand in for those of content/site.md. */
  origin?: string | undefined;
  base?: string | undefined;
  /** Today, e.g. "2026-11-20". */
  date: string;
  log(line: string): void;
}

export const USAGE = `Builds the site.

  npm run build -- [options]

  --content DIR      the content folder (content)
  --images DIR       the folder of pictures (assets/images)
  --out DIR          where the site is written (dist)
  --origin URL       scheme and host of the site, in place of content/site.md's
  --base /path/      the folder it will stand in, in place of content/site.md's
  --date YYYY-MM-DD  the day it is built for (today)
  --quiet            print nothing but errors
  --help             print this`;

/** A command line that cannot be followed; the message says what to write. */
export class UsageError extends Error {}

const flags = z.object({
  content: z.string().min(1, 'a folder, such as content').default('content'),
  images: z.string().min(1, 'a folder, such as assets/images').default('assets/images'),
  out: z.string().min(1, 'a folder, such as dist').default('dist'),
  origin: origin.optional(),
  base: basePath.optional(),
  date: date.optional(),
  quiet: z.boolean().default(false),
  help: z.boolean().default(false),
});

export type Flags = z.output<typeof flags>;

/**
 * Reads a command line.
 * @throws UsageError naming every flag that cannot be used
 */
export function parseFlags(args: readonly string[]): Flags {
  const parsed = flags.safeParse(splitArgs(args));
  if (parsed.success) return parsed.data;
  throw new UsageError(
    parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: write ${message}`).join('\n'),
  );
}

function splitArgs(args: readonly string[]): object {
  const text = { type: 'string' } as const;
  const toggle = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        content: text,
        images: text,
        out: text,
        origin: text,
        base: text,
        date: text,
        quiet: toggle,
        help: toggle,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The local date, e.g. "2026-11-20". */
export function today(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
