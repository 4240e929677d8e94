/** Runs the installed git as a person would, never through a shell. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { GIT_SETTINGS, gitEnvironment } from '../../engine/core/index.ts';

export type Git = ReturnType<typeof openGit>;

interface RunOptions {
  /** In milliseconds: how long the command may print nothing. A hook or a signing program may wait for something. */
  maxSilence?: number;
  /** Exit codes other than 0 that are not failures. */
  allowedCodes?: readonly number[];
}

/** In milliseconds. A server may check a large push for a while before it answers, and a hook the whole site. */
const MAX_SILENCE = 120_000;
/** In milliseconds: how long other programs may hold the lock of the index. */
const LOCK_WAIT = 5000;
const LOCK_POLL = 50;

/** Progress from Git LFS, without which it would look silent. */
const VARIABLES = { GIT_LFS_FORCE_PROGRESS: '1' };

/**
 * @param maxSilence how long a command may print nothing
 * @param settings more arguments for all commands
 */
export function openGit(folder: string, maxSilence = MAX_SILENCE, settings: readonly string[] = []) {
  /** @throws GitError */
  const run = async (args: readonly string[], options: RunOptions = {}): Promise<Buffer> => {
    const deadline = Date.now() + LOCK_WAIT;
    for (;;) {
      try {
        return await start(folder, [...GIT_SETTINGS, ...settings, ...args], { maxSilence, ...options });
      } catch (error) {
        // git takes the lock of the index before it changes anything.
        const isLocked = error instanceof GitError && INDEX_LOCKED.test(error.output);
        if (!isLocked || Date.now() > deadline) throw error;
        await wait(LOCK_POLL);
      }
    }
  };
  const text = async (args: readonly string[], options?: RunOptions) => String(await run(args, options)).trimEnd();
  const find = (args: readonly string[]) => text(args).catch(() => undefined);
  return {
    run,
    text,
    /** What a command prints; undefined if it fails. */
    find,
    /** The names that a command prints, each followed by NUL. */
    list: async (args: readonly string[], options?: RunOptions) =>
      String(await run(args, options))
        .split('\0')
        .slice(0, -1),
  };
}

export const INDEX_LOCKED = /Unable to create '[^']*index\.lock': File exists/;
/** In milliseconds: how long to wait for the rest of the output, because a program that git has started may keep it open. */
const OUTPUT_WAIT = 1000;

/** What stops the commands that run. In groups of their own, they would outlive the dev server. */
const running = new Set<() => void>();
process.on('exit', () => {
  for (const stop of running) stop();
});

function start(folder: string, args: readonly string[], options: RunOptions): Promise<Buffer> {
  const { maxSilence, allowedCodes = [] } = options;
  const child = spawn('git', args, {
    cwd: folder,
    env: { ...gitEnvironment(), ...VARIABLES },
    // In a session of its own there is no terminal, where ssh or a signing program would wait for a password.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const messages: Buffer[] = [];
  let isSilent = false;
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    isSilent = true;
    // A negative number is the group, which includes ssh.
    process.kill(process.platform === 'win32' ? child.pid : -child.pid);
  };
  running.add(stop);
  const timer = setTimeout(stop, maxSilence);
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk);
    timer.refresh();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    messages.push(chunk);
    timer.refresh();
  });
  return new Promise((resolve, reject) => {
    const finish = (code: number | null) => {
      clearTimeout(timer);
      running.delete(stop);
      if (code === 0 || (code !== null && allowedCodes.includes(code))) return resolve(Buffer.concat(output));
      // Some hooks print their reason to the output of git.
      const printed = String(Buffer.concat([...messages, ...output]));
      const isRemote = args.some((arg) => arg === 'fetch' || arg === 'push');
      reject(new GitError(isSilent ? (isRemote ? 'silent' : 'hangs') : (code ?? 'killed'), printed));
    };
    child.on('close', finish);
    child.on('exit', (code) => setTimeout(finish, OUTPUT_WAIT, code).unref());
    child.on('error', (error) => {
      clearTimeout(timer);
      running.delete(stop);
      reject(new GitError('code' in error ? String(error.code) : '', error.message));
    });
  });
}

export class GitError extends Error {
  /**
   * @param code the exit code, a system error such as "ENOENT", "silent" if a server did not answer, "hangs" if another program did not
   * @param output what git printed
   */
  constructor(
    readonly code: string | number,
    readonly output: string,
  ) {
    super(withoutPassword(output.trim() || `git ended with ${code}`));
    this.name = 'GitError';
  }
}

/** Removes the user name and password from the addresses in a text. */
export const withoutPassword = (text: string) => text.replaceAll(/\b([a-z+]+:\/\/)[^\s/@]*@/gi, '$1');

/** Paths as arguments that mean these paths only, whatever characters they have. */
export const toPathspecs = (paths: readonly string[]) => paths.map((path) => `:(top,literal)${path}`);
