/** The flags of each command, and how a command line is read. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { basePath, date, origin } from '../content/index.ts';
import { findSimilar, MAX_PORT, UsageError } from '../core/index.ts';

/** @param value how the help names the value, e.g. "DIR" */
const option = <Schema extends z.ZodType>(value: string, help: string, schema: Schema): Schema =>
  schema.meta({ value, description: help });
// The messages of schemas continue "`--out` must be …".
const toggle = (help: string) => z.boolean('written without a value').default(false).describe(help);
/** A value that begins with a hyphen is the next flag: the value itself is missing. */
const path = (message: string) => z.string(message).regex(/^[^-]/, message).optional();
const folder = (name: string) => path(`a folder, such as ${name}`);
const PORT = 'a number from 0 to 65535, such as 4321';
const DEFAULT_PORT = 4321;
const port = z
  .string(PORT)
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((number) => number <= MAX_PORT, PORT)
  .default(DEFAULT_PORT);

const all = z.object({
  content: option('DIR', 'the content folder (content)', folder('content')),
  images: option('DIR', 'the folder of pictures (assets/images)', folder('assets/images')),
  public: option('DIR', 'the folder of files that are published as they are (public)', folder('public')),
  out: option('DIR', 'the folder that the site is written to (dist)', folder('dist')),
  origin: option('URL', 'the scheme and host of the site; overrides content/site.md', origin.optional()),
  base: option('/path/', 'the path of the site on its host; overrides content/site.md', basePath.optional()),
  preview: toggle('keep the site out of search engines'),
  date: option('YYYY-MM-DD', 'the day that the site is built for (today)', date.optional()),
  port: option('NUMBER', `the port, or the next free one after it (${DEFAULT_PORT})`, port),
  host: toggle('let other devices on the network connect, such as a phone'),
  'no-cache': toggle('ignore results of earlier builds'),
  quiet: toggle('print only errors'),
  help: toggle('print this'),
});

const common = { quiet: true, help: true } as const;
const source = { content: true, images: true, public: true, origin: true, base: true, date: true } as const;
const server = { port: true, host: true } as const;

/** The flags that all commands have that read the site. */
export type SourceFlags = z.output<z.ZodObject<Pick<typeof all.shape, keyof typeof source>>>;

type Common = z.ZodObject<Pick<typeof all.shape, keyof typeof common>>;

export interface Command<Fields extends Common = Common> {
  name: string;
  help: string;
  flags: Fields;
  /** Whether it writes a site. If so, its list of content errors ends with "nothing was written". */
  writes?: boolean;
}

export const BUILD = {
  name: 'build',
  help: 'Builds the site.',
  flags: all.pick({ ...source, out: true, preview: true, 'no-cache': true, ...common }),
  writes: true,
};
export const START = {
  name: 'start',
  help: 'Opens the dev server, which updates the page when a file is saved. Its editor saves files.',
  flags: all.pick({ ...source, ...server, ...common }),
};
export const PREVIEW = {
  name: 'preview',
  help: 'Serves the built site as a plain host does.',
  flags: all.pick({ out: true, base: true, ...server, ...common }),
};
export const CHECK_PLACEHOLDERS = {
  name: 'check:placeholders',
  help: 'Fails if there are sample entries, sample photos or example addresses.',
  flags: all.pick({ ...source, ...common }),
};

/** Flags for the help and for `parseArgs`; a toggle has no value. */
function listFlags({ shape }: z.ZodObject) {
  return Object.entries(shape).map(([name, schema]) => {
    const { value = '', description = '' } = z.globalRegistry.get(schema) ?? {};
    return { name, value: String(value), help: description };
  });
}

export function formatUsage(command: Command): string {
  const lines = listFlags(command.flags).map(({ name, value, help }) => `  ${`--${name} ${value}`.padEnd(19)}${help}`);
  return [command.help, '', `  ${formatCall(command)} -- [options]`, '', ...lines].join('\n');
}

function formatCall({ name }: Pick<Command, 'name'>): string {
  return `npm ${name === 'start' ? '' : 'run '}${name}`;
}

/**
 * @throws UsageError with a line for each mistake
 */
export function parseFlags<Fields extends Common>(command: Command<Fields>, args: readonly string[]): z.output<Fields> {
  const options = listFlags(command.flags).map(
    ({ name, value }) => [name, { type: value === '' ? 'boolean' : 'string' }] as const,
  );
  const { tokens, values, positionals } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(options), help: { type: 'boolean', short: 'h' } },
    // Node reports one error at a time, without a suggestion.
    strict: false,
    tokens: true,
  });
  const parsed = command.flags.safeParse(values);
  const errors = [
    ...positionals.map((arg) => explainUnexpected(arg, command)),
    ...listNameErrors(
      tokens.filter((token) => token.kind === 'option'),
      command,
    ),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `\`--${path.join('.')}\` must be ${message}.`),
  ];
  if (parsed.success && errors.length === 0) return parsed.data;
  throw new UsageError(errors.join('\n'));
}

function explainUnexpected(arg: string, command: Command): string {
  const call = `${formatCall(command)} -- --flag ${arg}`;
  return `Unexpected argument \`${arg}\`. Delete it, or write its flag before it: ${call}`;
}

interface TypedFlag {
  name: string;
  /** With its hyphens. */
  rawName: string;
}

/** Errors for flags that are unknown or repeated. */
function listNameErrors(flags: readonly TypedFlag[], command: Command): string[] {
  const names = flags.map(({ name }) => name);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index));
  return [
    ...flags
      .filter(({ name }) => !Object.hasOwn(command.flags.shape, name))
      .map((flag) => explainUnknown(flag, command)),
    ...[...repeated].map((name) => `\`--${name}\` is there twice. Delete one.`),
  ];
}

function explainUnknown({ name, rawName }: TypedFlag, { flags }: Command): string {
  const similar = findSimilar(name, Object.keys(flags.shape));
  return `Unknown flag \`${rawName}\`. ${similar ? `Did you mean \`--${similar}\`?` : 'List them with --help.'}`;
}
