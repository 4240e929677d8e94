import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildOptions,
  displayPath,
  isBuildFailure,
  isSystemError,
  listStacks,
  SystemError,
  summarize,
  throwIfAny,
  today,
  UsageError,
} from '../core/index.ts';
import { checkPublicFolder, openBuildCache, type SiteScript } from '../output/index.ts';
import { BUILD, CHECK_PLACEHOLDERS, type Command, formatUsage, parseFlags, type SourceFlags } from './flags.ts';
import { reportToGitHub } from './github.ts';
import { hashCode } from './hash-code.ts';

/**
 * @param root the folder of the site
 * @returns the exit code: 0, or 1 after errors, which it prints
 */
export function runBuild(
  args: readonly string[],
  root: string,
  build: (options: BuildOptions) => Promise<unknown>,
): Promise<number> {
  return runCommand(args, BUILD, ({ 'no-cache': noCache, preview, out = inRoot(root, 'dist'), ...flags }, log) => {
    return build({ ...sourceOptions(flags, root), out, preview, codeHash: hashCode(), log, noCache });
  });
}

/** `npm run check:placeholders`: fails while the site has something that must not be published. */
export function runPlaceholderCheck(args: readonly string[], { root, loadSite }: SiteScript): Promise<number> {
  return runCommand(args, CHECK_PLACEHOLDERS, async (flags, log) => {
    const options = sourceOptions(flags, root);
    const site = await loadSite({ ...options, cache: openBuildCache(options) });
    throwIfAny(site.findUnpublishable?.() ?? []);
    log('No sample values remain. The site can be published.');
  });
}

export async function runCommand<Fields extends Command['flags']>(
  args: readonly string[],
  command: Command<Fields>,
  work: (flags: ReturnType<typeof parseFlags<Fields>>, log: (line: string) => void) => Promise<unknown>,
): Promise<number> {
  try {
    const flags = parseFlags(command, args);
    if (flags.help) console.log(formatUsage(command));
    else await work(flags, flags.quiet ? () => undefined : console.log);
    return 0;
  } catch (error) {
    console.error(explain(error));
    if (isBuildFailure(error)) {
      reportToGitHub(error.errors, process.env, console.error);
      const { length } = error.errors;
      console.error(`\n${length} error${length === 1 ? '' : 's'}${command.writes ? '; nothing was written' : ''}`);
    }
    return 1;
  }
}

/** The message of an error and, for a bug, its stack. */
function explain(error: unknown): string {
  if (isBuildFailure(error)) return [error.message, ...listStacks(error)].join('\n');
  if (error instanceof UsageError || error instanceof SystemError) return error.message;
  if (isSystemError(error)) return new SystemError(error.path ?? error.syscall ?? '', error).message;
  return `Internal error: ${listStacks(error)[0] ?? summarize(error)}`;
}

/**
 * Build options from the flags of a command that reads the content.
 * @throws UsageError if a folder is missing; the public folder is optional
 */
export function sourceOptions<Flags extends SourceFlags>(flags: Flags, root: string) {
  const { content = inRoot(root, 'content'), images = inRoot(root, 'assets/images') } = flags;
  const published = flags.public ?? inRoot(root, 'public');
  requireFolder('--content', content, 'the content');
  if (flags.images !== undefined || existsSync(images)) requireFolder('--images', images, 'the pictures');
  if (existsSync(published)) {
    requireFolder('--public', published, 'public files');
    checkPublicFolder({ content, images, public: published });
  }
  // The cache belongs to the project, wherever its content is.
  const own = { content, images, public: published, cache: '.cache' };
  return { ...flags, ...own, date: flags.date ?? today(new Date()) };
}

/** A folder of the site. Messages show it, so it is relative to the working directory if it is in there. */
export function inRoot(root: string, name: string): string {
  return displayPath(join(root, name));
}

function requireFolder(flag: string, path: string, contents: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return;
  const problem = stats ? 'is a file' : 'does not exist';
  throw new UsageError(`${flag}: \`${path}\` ${problem}. Give the folder of ${contents}.`);
}
