/** Runs the installed git, never through a shell. */
import { type ExecFileException, execFile } from 'node:child_process';
import type { PublishProblem, PublishRequest } from '../protocol.ts';

export type Git = ReturnType<typeof openGit>;

interface GitOptions {
  input?: string | Uint8Array;
  env?: Record<string, string>;
}

/** In milliseconds. A first push of many pictures takes minutes. */
const MAX_DURATION = 180_000;
/** In bytes. git may print a whole picture. */
const MAX_OUTPUT = 100_000_000;

/** With these, git runs no hooks and does not guess the author. */
const SETTINGS =
  'core.hooksPath=/dev/null core.fsmonitor=false gc.auto=0 maintenance.auto=false user.useConfigOnly=true'.split(' ');

/** Variables that point git to another repository. git sets them when it runs hooks and aliases. */
const REPOSITORY_VARIABLES = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|PREFIX)$/;

/** @param author of commits; by default, as configured in git */
export function openGit(folder: string, author?: PublishRequest['author'], maxDuration = MAX_DURATION) {
  const authorSettings = author ? [`user.name=${author.name}`, `user.email=${author.email}`] : [];
  const settings = [...SETTINGS, ...authorSettings].flatMap((setting) => ['-c', setting]);
  const inherited = Object.entries(process.env).filter(([name]) => !REPOSITORY_VARIABLES.test(name));
  const environment = {
    ...Object.fromEntries(inherited),
    // A prompt for a password would wait in the terminal, where nobody sees it.
    ...{ GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', LANGUAGE: '', GIT_LITERAL_PATHSPECS: '1', GIT_OPTIONAL_LOCKS: '0' },
  };
  /** @throws GitError */
  const run = (args: readonly string[], { input = '', env = {} }: GitOptions = {}) =>
    new Promise<Buffer>((resolve, reject) => {
      const options = { cwd: folder, env: { ...environment, ...env }, timeout: maxDuration, maxBuffer: MAX_OUTPUT };
      const finish = (error: ExecFileException | null, out: Buffer, message: Buffer) =>
        error ? reject(new GitError(error.killed ? 'timed out' : (error.code ?? ''), String(message))) : resolve(out);
      const child = execFile('git', [...settings, ...args], { ...options, encoding: 'buffer' }, finish);
      // git may end before it has read all of its input.
      child.stdin?.on('error', () => undefined).end(input);
    });
  const text = async (args: readonly string[], options?: GitOptions) => String(await run(args, options)).trimEnd();
  const find = (args: readonly string[], options?: GitOptions) => text(args, options).catch(() => undefined);
  return {
    ...{ run, text, find },
    /** Runs a command that prints names, each followed by NUL. */
    list: async (args: readonly string[], options?: GitOptions) => (await text(args, options)).split('\0').slice(0, -1),
    /** Runs a command that connects to a server. ssh must not ask for a password. */
    async connect(args: readonly string[]) {
      const ssh = process.env.GIT_SSH_COMMAND ?? (await find(['config', 'core.sshCommand'])) ?? 'ssh';
      // GIT_SSH_COMMAND would replace the program that GIT_SSH names.
      return run(args, { env: process.env.GIT_SSH ? {} : { GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes` } });
    },
  };
}

export class GitError extends Error {
  /** @param code the exit code, a system error such as "ENOENT", or "timed out" */
  constructor(
    readonly code: string | number,
    readonly output: string,
  ) {
    super(withoutPassword(output.trim() || `git ended with ${code}`));
    this.name = 'GitError';
  }
}

/** Stops publishing before anything has changed. */
export class PublishError extends Error {
  constructor(readonly problem: PublishProblem) {
    super(`${problem.message} ${problem.fix}`.trim());
    this.name = 'PublishError';
  }
}

/** Removes the user name and password from the addresses in a text. */
export const withoutPassword = (text: string) => text.replaceAll(/\b([a-z+]+:\/\/)[^\s/@]*@/gi, '$1');

const NOTHING_LOST = 'Everything is still here, and nothing was published.';
export const BY_UPLOAD = 'Run `npm run build` and upload the folder `dist/`; docs/hosting.md says how, host by host.';

/** What git's messages mean. The first match counts. */
const KNOWN_PROBLEMS: readonly (readonly [pattern: RegExp, code: string, message: string, fix: string])[] = [
  [/not a git repository/i, 'no-repository', 'This folder is not a git repository; it can’t be published.', BY_UPLOAD],
  [
    /tell me who you are|empty ident|no (?:name|email) was given|unable to auto-detect|invalid ident/i,
    'no-author',
    'git does not know your name yet.',
    'Write your name and email address below. Everybody who can read the repository sees them.',
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied|Host key|error: 40[13]\b|HTTP Basic/i,
    'not-signed-in',
    'The server did not accept your sign-in; it may have expired.',
    `${NOTHING_LOST} Sign in again: run \`git push\` in a terminal, or ask a developer. Then publish again.`,
  ],
  [
    /does not appear to be a git repository|repository .*not found|error: 404\b/i,
    'no-server',
    'The server has no such repository.',
    `${NOTHING_LOST} Ask a developer to check its address: \`git remote -v\` shows it.`,
  ],
  [
    /\[rejected\]|non-fast-forward|fetch first|cannot lock ref/i,
    'overtaken',
    'Others published at the same moment.',
    `${NOTHING_LOST} Publish again.`,
  ],
  [
    /\[remote rejected\]|hook declined|protected branch/i,
    'refused',
    'The server refused it.',
    `${NOTHING_LOST} Ask a developer whether this branch is protected.`,
  ],
  [
    /unable to access|could not resolve|failed to connect|timed out|unreachable|refused|read from remote/i,
    'no-network',
    'The server can’t be reached.',
    `${NOTHING_LOST} Check the network, then publish again.`,
  ],
  [/./, 'other', 'git failed.', NOTHING_LOST],
];

/** Describes an error in plain words. If they are vague, adds the line that git printed. */
export function explainGit(error: unknown): PublishProblem {
  if (error instanceof PublishError) return error.problem;
  if (!(error instanceof GitError)) throw error;
  if (error.code === 'ENOENT') {
    const fix = 'Install it from https://git-scm.com/, start the dev server again, and publish again.';
    return { code: 'no-git', message: 'The program git is not on this computer.', fix };
  }
  const output = error.code === 'timed out' ? error.code : error.message;
  const [pattern = /./, code = '', message = '', fix = ''] = KNOWN_PROBLEMS.find(([known]) => known.test(output)) ?? [];
  if (code !== 'refused' && code !== 'other') return { code, message, fix };
  const line = output.split('\n').findLast((printed) => pattern.test(printed)) ?? '';
  return { code, message: `${message} It said: ${line.trim()}`, fix };
}
