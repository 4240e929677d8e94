import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findNear } from '../core/nearest.ts';
import { UsageError } from '../core/options.ts';

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
 * Takes a command line apart.
 * @throws UsageError with a line for each word of it that cannot be used
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
  const kept = listKept(known, world).filter(([flag]) => !(flag in values));
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
  const faults = [
    ...(kept.length > 0 ? [tellKept(kept, takesWords ? [] : words, call)] : takesWords ? [] : words.map(tellWord)),
    ...tokens.flatMap((token) => (token.kind === 'option' ? (findFault(token, flags) ?? []) : [])),
  ];
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return takesWords ? { ...values, words } : values;
}

interface Option {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function findFault({ name, rawName, value, inlineValue }: Option, flags: Flags): string | undefined {
  const words = flags.find(([flag]) => flag === name)?.[1];
  if (words === undefined) {
    const near = findNear(
      name,
      flags.map(([flag]) => flag),
    );
    return `${rawName}: there is no such flag, ${near ? `did you mean --${near}?` : '--help names all'}`;
  }
  const [wanted] = words;
  if (wanted === '') return value === undefined ? undefined : `${rawName}: found "${value}", write ${rawName} alone`;
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
  return isMissing ? `${rawName}: found nothing behind it, write ${rawName} ${wanted}` : undefined;
}

function tellWord(word: string): string {
  return `"${word}": found a word that no flag asks for, delete it or write the flag before it; --help names all`;
}

/** npm means something else by these, or says nothing of them to what it runs. */
const OF_NPM = ['quiet', 'help', 'no-cache'];

/** The flags that npm took for its own, and what it made of them: those before `--` stand in variables of its name. */
function listKept(known: Flags, world: NodeJS.ProcessEnv): [flag: string, value: string, wanted: string][] {
  if (world.npm_lifecycle_event === undefined) return [];
  return known.flatMap(([flag, [wanted]]) => {
    const value = OF_NPM.includes(flag) ? undefined : world[`npm_config_${flag.replaceAll('-', '_')}`];
    return value === undefined || value === '' ? [] : [[flag, value, wanted]];
  });
}

/** What was parted from its flag by a space comes as a word; of several nobody knows which belongs to which. */
function tellKept(kept: ReturnType<typeof listKept>, words: readonly string[], call: string): string {
  const parted = kept.filter(([, value, wanted]) => wanted !== '' && value === 'true');
  const [only] = parted.length === 1 && words.length === 1 ? words : [];
  const typed = kept.map(([flag, value, wanted]) => {
    if (wanted === '') return `--${flag}`;
    return `--${flag} ${value === 'true' ? (only ?? wanted) : value}`;
  });
  const names = kept.map(([flag]) => `--${flag}`).join(', ');
  return `${names}: npm has kept what stands before two hyphens alone, write ${call} ${typed.join(' ')}`;
}
