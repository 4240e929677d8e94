import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findNear, UsageError } from '../core/index.ts';

/** What stands behind a flag, nothing for a switch; and what it does. */
export type FlagWords = readonly [value: string, says: string];

type Flags = readonly (readonly [flag: string, words: FlagWords])[];
type Options = NonNullable<ParseArgsConfig['options']>;

interface Typed {
  /** Of the command. */
  flags: Flags;
  /** Of all commands. */
  known: Flags;
  /** How the command is called, e.g. "npm run build --". */
  call: string;
  world: NodeJS.ProcessEnv;
  /** Whether words that belong to no flag are the command's own. */
  takesWords: boolean;
}

/**
 * Parses a command line.
 * @throws UsageError with a line for each mistake
 */
export function splitArgs(args: readonly string[], { flags, known, call, world, takesWords }: Typed): object {
  const options: Options = Object.fromEntries(
    flags.map(([flag, [value]]) => [flag, { type: value === '' ? 'boolean' : 'string' } as const]),
  );
  const { tokens, values } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const taken = listTaken(known, world).filter(([flag]) => !(flag in values));
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const errors = [
    ...(taken.length > 0
      ? [explainTaken(taken, takesWords ? [] : words, call)]
      : takesWords
        ? []
        : words.map(unexpectedArgument)),
    ...tokens.flatMap((token) => (token.kind === 'option' ? (findError(token, flags) ?? []) : [])),
  ];
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return takesWords ? { ...values, words } : values;
}

interface Option {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function findError({ name, rawName, value, inlineValue }: Option, flags: Flags): string | undefined {
  const words = flags.find(([flag]) => flag === name)?.[1];
  if (words === undefined) {
    const near = findNear(
      name,
      flags.map(([flag]) => flag),
    );
    return `Unknown flag \`${rawName}\`. ${near ? `Did you mean \`--${near}\`?` : 'List them with --help.'}`;
  }
  const [wanted] = words;
  if (wanted === '') return value === undefined ? undefined : `\`${rawName}\` takes no value. Write ${rawName} alone.`;
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
  return isMissing ? `\`${rawName}\` needs a value. Write ${rawName} ${wanted}.` : undefined;
}

function unexpectedArgument(word: string): string {
  return `Unexpected argument \`${word}\`. Delete it, or write its flag before it. List them with --help.`;
}

/** npm uses these for something else, or does not pass them on. */
const OF_NPM = ['quiet', 'help', 'no-cache'];

/** npm takes flags before `--` for its own, and passes them on as environment variables. */
function listTaken(known: Flags, world: NodeJS.ProcessEnv): [flag: string, value: string, wanted: string][] {
  if (world.npm_lifecycle_event === undefined) return [];
  return known.flatMap(([flag, [wanted]]) => {
    const value = OF_NPM.includes(flag) ? undefined : world[`npm_config_${flag.replaceAll('-', '_')}`];
    return value === undefined || value === '' ? [] : [[flag, value, wanted]];
  });
}

/** A value after a space arrives as an argument. With several, it is unknown which belongs to which. */
function explainTaken(taken: ReturnType<typeof listTaken>, words: readonly string[], call: string): string {
  const parted = taken.filter(([, value, wanted]) => wanted !== '' && value === 'true');
  const [only] = parted.length === 1 && words.length === 1 ? words : [];
  const typed = taken.map(([flag, value, wanted]) => {
    if (wanted === '') return `--${flag}`;
    return `--${flag} ${value === 'true' ? (only ?? wanted) : value}`;
  });
  const names = taken.map(([flag]) => `--${flag}`).join(', ');
  return `npm took ${names} for its own. Write ${call} ${typed.join(' ')}`;
}
