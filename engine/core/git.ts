/** How git is called, by the build and by the editor: nothing in the folders of the content decides what runs. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Another folder inside the content may look like a repository; and git must not guess who the author is. */
export const GIT_SETTINGS = [
  ['-c', 'safe.bareRepository=explicit'],
  ['-c', 'user.useConfigOnly=true'],
  // A program of the repository that may hang.
  ['-c', 'core.fsmonitor=false'],
  // On a disk of Windows, or copied from one, all files are executable, which is no change.
  ['-c', 'core.fileMode=false'],
].flat();

/** No prompts, and messages in English. */
const VARIABLES = { GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', LANGUAGE: '' };
/** Commands that read fetch nothing that a partial clone lacks. */
const READ_VARIABLES = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' };

/** Variables that a person sets for all of git: who the author is, and how to reach a server. */
const KEPT = /^GIT_(AUTHOR|COMMITTER)_|^GIT_SSH|^GIT_ASKPASS$|^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM)$|^GIT_EXEC_PATH$/;

/** The environment of git. Without the other variables that git sets when it runs a hook, such as GIT_DIR, which name a repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || KEPT.test(name));
  return { ...Object.fromEntries(inherited), ...VARIABLES };
}

/** The closest folder that holds `.git`, from a folder upwards. */
export function findTop(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : findTop(dirname(folder));
}

/**
 * Runs a command that only reads the repository around a folder, from the top of that repository. In a folder below, git would take
 * files such as HEAD and config for a repository, whose settings name programs to run.
 * @returns what it prints; undefined without git or a repository, or if the command fails
 */
export function readGit(folder: string, args: readonly string[]): string | undefined {
  const top = findTop(resolve(folder));
  if (top === undefined) return undefined;
  try {
    return execFileSync('git', [...GIT_SETTINGS, ...args], {
      cwd: top,
      env: { ...gitEnvironment(), ...READ_VARIABLES },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return undefined;
  }
}
