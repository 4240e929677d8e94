/** Why something is not published, in plain words. */
import type { PublishProblem } from '../protocol.ts';
import { GitError } from './git.ts';

/** Stops publishing. */
export class PublishError extends Error {
  readonly problem: PublishProblem;
  constructor(code: string, message: string, fix: string) {
    super(`${message} ${fix}`);
    this.name = 'PublishError';
    this.problem = { code, message, fix };
  }
}

const BY_UPLOAD = 'Run `npm run build` and upload the folder `dist/`; docs/hosting.md says how, host by host.';

export const noRemote = () =>
  new PublishError(
    'no-remote',
    'This copy of the site is not connected to a server, so it can’t be published.',
    `${BY_UPLOAD} Or ask a developer to connect it: \`git remote add origin ADDRESS\`.`,
  );

export const noRepository = () =>
  new PublishError(
    'no-repository',
    'This folder is not a git repository, so it can’t be published.',
    `${BY_UPLOAD} Or ask a developer to make it one.`,
  );

const AGAIN = 'Then publish again.';

/** What git's messages mean. The first match counts. With `isQuoted`, git's own words say more. */
const KNOWN_PROBLEMS: readonly (PublishProblem & { pattern: RegExp; isQuoted?: boolean })[] = [
  {
    pattern: /dubious ownership/,
    code: 'not-owner',
    message: 'This folder belongs to another user of the computer, so git does not use it.',
    fix: `Ask a developer: \`git config --global --add safe.directory FOLDER\`. ${AGAIN}`,
  },
  {
    pattern: /tell me who you are|empty ident|no (?:name|email) was given|unable to auto-detect|invalid ident/i,
    code: 'no-author',
    message: 'git does not know your name yet.',
    fix: 'Write your name and email address below. Everybody who can read the repository sees them.',
  },
  {
    pattern: /No space left on device|Disk quota exceeded|unable to write new index file/i,
    code: 'disk-full',
    message: 'The disk is full.',
    fix: `Delete what you no longer need. ${AGAIN}`,
  },
  {
    pattern: /Unable to create '[^']*\.lock': File exists/,
    code: 'locked',
    message: 'Another program is using the repository.',
    fix: `Wait until it has finished, or close it. ${AGAIN}`,
  },
  {
    pattern: /gpg failed to sign|failed to sign|signing failed|failed to write commit object/i,
    code: 'not-signed',
    message: 'This repository signs its commits, and that failed.',
    fix: `Ask a developer; \`git commit\` in a terminal shows why. ${AGAIN}`,
    isQuoted: true,
  },
  {
    pattern:
      /could not read (?:Username|Password)|Authentication failed|Permission denied \(|Host key|error: 40[13]\b/i,
    code: 'not-signed-in',
    message: 'The server did not accept your sign-in; it may have expired.',
    fix: `Sign in again: run \`git push\` in a terminal, or ask a developer. ${AGAIN}`,
  },
  {
    pattern: /does not appear to be a git repository|repository .*not found|error: 404\b/i,
    code: 'no-server',
    message: 'The server has no such repository.',
    fix: `Ask a developer to check its address: \`git remote -v\` shows it. ${AGAIN}`,
  },
  {
    pattern: /\[remote rejected\]|hook declined|protected branch/i,
    code: 'refused',
    message: 'The server refused it.',
    fix: `Ask a developer. ${AGAIN}`,
    isQuoted: true,
  },
  {
    pattern: /\[rejected\]|non-fast-forward|fetch first/i,
    code: 'overtaken',
    message: 'Others published at the same moment.',
    fix: 'Publish again.',
  },
  {
    pattern:
      /unable to access|could not resolve|failed to connect|unable to connect|timed out|unreachable|Connection|read from remote/i,
    code: 'no-network',
    message: 'The server can’t be reached.',
    fix: `Check the network. ${AGAIN}`,
  },
  { pattern: /^/, code: 'other', message: 'git failed.', fix: `Ask a developer. ${AGAIN}`, isQuoted: true },
];

/** @throws what is neither a PublishError nor an error of git */
export function explainGit(error: unknown): PublishProblem {
  if (error instanceof PublishError) return error.problem;
  if (!(error instanceof GitError)) throw error;
  if (error.code === 'ENOENT') {
    const fix = `Install it from https://git-scm.com/, and start the dev server again. ${AGAIN}`;
    return { code: 'no-git', message: 'The program git is not on this computer.', fix };
  }
  if (error.code === 'silent') {
    const fix = `Check the network, or try later. ${AGAIN}`;
    return { code: 'no-answer', message: 'The server does not answer.', fix };
  }
  const known = KNOWN_PROBLEMS.find(({ pattern }) => pattern.test(error.message));
  if (!known) throw error;
  const { code, message, fix, isQuoted } = known;
  return { code, message: isQuoted ? `${message} It said: ${quoteReason(error.message)}` : message, fix };
}

const MAX_LINES = 12;

/** What the server said; if nothing, the last lines that git or a hook printed. */
export function quoteReason(output: string): string {
  // Progress ends with a carriage return, and is overwritten by the next line.
  const lines = output.split('\n').map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd());
  const fromServer = lines.flatMap((line) => (line.startsWith('remote:') ? [line.slice('remote:'.length).trim()] : []));
  const said = fromServer.filter((line) => line !== '');
  const own = lines.filter((line) => line !== '' && !/^(?:hint|To) |^hint:/.test(line));
  return (said.length > 0 ? said : own).slice(-MAX_LINES).join('\n');
}
