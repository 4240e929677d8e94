/** Runs the installed git as a person would, never through a shell. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { GIT_SETTINGS, gitEnvironment } from '../../engine/core/index.ts';

export type Git = ReturnType<typeof openGit>;

interface RunOptions {
  /** In milliseconds: how long the command may print nothing. */
  maxSilence?: number;
  /** Exit codes other than 0 that are not failures. */
  allowedCodes?: readonly number[];
}

/** In milliseconds. A server may check a large push for a while before it answers. */
const MAX_SILENCE = 120_000;
/** In milliseconds: how long other programs may hold the lock of the index. */
const LOCK_WAIT = 5000;
const LOCK_POLL = 50;

/** Progress from Git LFS, without which it would look silent. */
const VARIABLES = { GIT_LFS_FORCE_PROGRESS: '1' };

/** @param maxSilence how long fetch and push may print nothing. Other commands may take any time */
export function openGit(folder: string, maxSilence = MAX_SILENCE) {
  /** @throws GitError */
  const run = async (args: readonly string[], options: RunOptions = {}): Promise<Buffer> => {
    const deadline = Date.now() + LOCK_WAIT;
    for (;;) {
      try {
        return await start(folder, [...GIT_SETTINGS, ...args], options);
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
    /** Runs a command that connects to a server, and stops it if it shows no progress. */
    connect: (args: readonly string[]) => text(args, { maxSilence }),
  };
}

export const INDEX_LOCKED = /Unable to create '[^']*index\.lock': File exists/;
/** In milliseconds: how long to wait for the rest of the output, because a program that git has started may keep it open. */
const OUTPUT_WAIT = 1000;

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
  const timer = maxSilence === undefined ? undefined : setTimeout(stop, maxSilence);
  child.stdout.on('data', (chunk: Buffer) => {
    output.push(chunk);
    timer?.refresh();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    messages.push(chunk);
    timer?.refresh();
  });
  return new Promise((resolve, reject) => {
    const finish = (code: number | null) => {
      clearTimeout(timer);
      if (code === 0 || (code !== null && allowedCodes.includes(code))) return resolve(Buffer.concat(output));
      // Some hooks print their reason to the output of git.
      const printed = String(Buffer.concat([...messages, ...output]));
      reject(new GitError(isSilent ? 'silent' : (code ?? 'killed'), printed));
    };
    child.on('close', finish);
    child.on('exit', (code) => setTimeout(finish, OUTPUT_WAIT, code).unref());
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(new GitError('code' in error ? String(error.code) : '', error.message));
    });
  });
}

export class GitError extends Error {
  /**
   * @param code the exit code, a system error such as "ENOENT", or "silent" if a server did not answer
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
