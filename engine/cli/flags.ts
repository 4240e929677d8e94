import { z } from 'zod';
import { basePath, date, origin } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { type FlagWords, splitArgs } from './split-args.ts';

const toggle = z.boolean().default(false);
const PORT = 'a number from 0 to 65535, such as 4321';

const all = z.object({
  content: z.string().min(1, 'a folder, such as content').default('content'),
  images: z.string().min(1, 'a folder, such as assets/images').default('assets/images'),
  public: z.string().min(1, 'a folder, such as public').default('public'),
  out: z.string().min(1, 'a folder, such as dist').default('dist'),
  origin: origin.optional(),
  base: basePath.optional(),
  date: date.optional(),
  port: z.coerce.number(PORT).int(PORT).min(0, PORT).max(65535, PORT).default(4321),
  host: toggle,
  open: toggle,
  file: z.string().min(1, 'a file, such as report.html').default('report.html'),
  outside: toggle,
  name: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/, 'small letters, digits and hyphens, such as fresh-fish')
    .optional(),
  check: toggle,
  'no-cache': toggle,
  timings: toggle,
  quiet: toggle,
  help: toggle,
});

/** What stands behind each flag, and what it does. */
const WORDS: Record<keyof typeof all.shape, FlagWords> = {
  content: ['DIR', 'the content folder (content)'],
  images: ['DIR', 'the folder of pictures (assets/images)'],
  public: ['DIR', 'the folder of files that are published as they are (public)'],
  out: ['DIR', 'where the site is written (dist)'],
  origin: ['URL', 'scheme and host of the site, in place of content/site.md’s'],
  base: ['/path/', 'the folder it will stand in, in place of content/site.md’s'],
  date: ['YYYY-MM-DD', 'the day it is made for (today)'],
  port: ['NUMBER', 'the port, or the next free one after it (4321)'],
  host: ['', 'other machines of the network may look, too, such as a phone'],
  open: ['', 'opens a browser'],
  file: ['FILE', 'where the report is written (report.html)'],
  outside: ['', 'ask whether links to other sites can be reached'],
  name: ['NAME', 'the name of the file, without .md (made of the title)'],
  check: ['', 'write nothing, and fail where something would be written'],
  'no-cache': ['', 'ignore results of earlier builds, pictures too'],
  timings: ['', 'say how long each part takes'],
  quiet: ['', 'print nothing but errors'],
  help: ['', 'print this'],
};

/** A command as it is typed. */
export interface Command<Flags> {
  /** What it does, and how it is called. */
  usage: string;
  /** Whether it leaves something behind. */
  writes: boolean;
  /**
   * @param world its variables, in which npm says what it has kept to itself
   * @throws UsageError naming every flag that cannot be used
   */
  parse(args: readonly string[], world: NodeJS.ProcessEnv): Flags;
}

const world = { quiet: true, help: true } as const;
const source = { content: true, images: true, public: true, origin: true, base: true, date: true } as const;
const server = { port: true, host: true, open: true } as const;

export const BUILD = command(
  'Builds the site.',
  'build',
  all.pick({ ...source, out: true, 'no-cache': true, timings: true, ...world }),
  true,
);
export const START = command(
  'Shows the site while it is edited: what is saved is on the screen at once. Writes nothing.',
  'start',
  all.pick({ ...source, ...server, ...world }),
);
export const PREVIEW = command(
  'Serves a built site as a plain host does.',
  'preview',
  all.pick({ out: true, base: true, ...server, ...world }),
);
export const REPORT = command(
  'Writes one page about the site: what it weighs, what search engines show of it, and what is to be done.',
  'report',
  all.pick({ ...source, file: true, outside: true, ...world }),
  true,
);
export const SCHEMA = command(
  'Writes what editors know of the content, and the list of its fields, from the schemas.',
  'schema',
  all.pick({ check: true, ...world }),
  true,
);
export const NEW = command(
  'Writes a new content file, and asks for what it needs. Without a KIND it lists the kinds.',
  'new',
  all.pick({ ...source, name: true, ...world }).extend({ words: z.array(z.string()) }),
  false,
  'KIND "Title" [field=value …]',
);
/** A command of the site's own, which reads its content and tells something of it. */
export const reading = (says: string, name: string) => command(says, name, all.pick({ ...source, ...world }));

function command<Fields extends z.ZodObject>(
  says: string,
  name: string,
  fields: Fields,
  writes = false,
  words = '',
): Command<z.output<Fields>> {
  const flags = Object.entries(WORDS).filter(([flag]) => flag in fields.shape);
  const lines = flags.map(([flag, [value, words]]) => `  ${`--${flag} ${value}`.padEnd(19)}${words}`);
  const call = `npm ${name === 'start' ? name : `run ${name}`} --`;
  return {
    writes,
    usage: [
      says,
      '',
      `  ${words === '' ? call : `${call.replace(' --', '')} ${words} --`} [options]`,
      '',
      ...lines,
    ].join('\n'),
    parse(args, world) {
      const parsed = fields.safeParse(
        splitArgs(args, { flags, known: Object.entries(WORDS), call, world, takesWords: words !== '' }),
      );
      if (parsed.success) return parsed.data;
      const errors = parsed.error.issues.map(({ path, message }) => `\`--${path.join('.')}\` must be ${message}.`);
      throw new UsageError(errors.join('\n'));
    },
  };
}
