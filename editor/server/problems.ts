/** Why something is not published, in plain words. */
import { type Diagnostic, makeError } from '../../engine/core/index.ts';
import { GitError, INDEX_LOCKED } from './git.ts';

/** Stops publishing. */
export class PublishError extends Error {
  readonly problem: Diagnostic<unknown>;
  constructor(code: string, message: string, fix: string) {
    super(`${message} ${fix}`);
    this.name = 'PublishError';
    this.problem = makeError(code, message, fix);
  }
}

export const noServer = () =>
  new PublishError(
    'no-server',
    'This copy of the site is not in a git repository that is connected to a server.',
    'Run `npm run build` and upload the folder `dist/`; docs/hosting.md says how, host by host. Or ask a developer to connect it.',
  );

/** @param files what both have changed */
export function needsDeveloper(files: string): PublishError {
  const message = `You and others have changed ${files} in ways that can’t be joined here.`;
  const fix = 'Go back to what is published for your change, or ask a developer to run `git pull`. Then publish again.';
  return new PublishError('conflict', message, fix);
}

/** What an error of git means. The first match counts. With "…", git's own words follow the message. */
const KNOWN_PROBLEMS: readonly (readonly [pattern: RegExp, code: string, message: string, fix: string])[] = [
  [
    /^ENOENT/,
    'no-git',
    'The program git is not on this computer.',
    'Install it from https://git-scm.com/, and start the dev server again.',
  ],
  [
    INDEX_LOCKED,
    'locked',
    'Another program is using the repository: …',
    'If no program that uses git is running, one has crashed: then delete that file. Publish again.',
  ],
  [
    /tell me who you are|empty ident|no (?:name|email) was given|unable to auto-detect|invalid ident/i,
    'no-author',
    'git does not know your name yet.',
    'Run `git config --global user.name "Your Name"` and `git config --global user.email you@example.com` in a terminal.',
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|Permission denied \(|Host key|error: 40[13]\b/i,
    'not-signed-in',
    'The server did not accept your sign-in; it may have expired.',
    'Sign in again: run `git push` in a terminal, or ask a developer. Then publish again.',
  ],
  [
    /^hangs/,
    'hangs',
    'git waited for a hook or another program that did not end, so it was stopped: …',
    'Ask a developer. Then publish again.',
  ],
  [
    /\[remote rejected\]|hook declined|protected branch/i,
    'refused',
    'The server refused it: …',
    'Ask a developer. Then publish again.',
  ],
  [/\[rejected\]|fetch first/i, 'overtaken', 'Others published at the same moment.', 'Publish again.'],
  [
    /^silent|unable to access|could not resolve|unable to connect|timed out|unreachable|Connection|read from remote/i,
    'no-network',
    'The server can’t be reached, or does not answer: …',
    'Check the network, and the address that `git remote -v` shows. Then publish again.',
  ],
  [/^/, 'other', 'git, or a hook of this repository, refused it: …', 'Ask a developer. Then publish again.'],
];

/** @throws what is neither a PublishError nor an error of git */
export function explainGit(error: unknown): Diagnostic<unknown> {
  if (error instanceof PublishError) return error.problem;
  if (!(error instanceof GitError)) throw error;
  const said = `${error.code} ${error.message}`;
  const [, code = '', message = '', fix = ''] = KNOWN_PROBLEMS.find(([pattern]) => pattern.test(said)) ?? [];
  return makeError(
    code,
    message.replace('…', () => quoteReason(error.message)),
    fix,
  );
}

const MAX_LINES = 12;

/** What the server said; if nothing, the last lines that git or a hook printed. */
function quoteReason(output: string): string {
  // Progress ends with a carriage return, and is overwritten by the next line.
  const lines = output.split('\n').map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd());
  const fromServer = lines.flatMap((line) => (line.startsWith('remote:') ? [line.slice('remote:'.length).trim()] : []));
  const said = fromServer.filter((line) => line !== '');
  const own = lines.filter((line) => line !== '' && !/^(?:hint|To) |^hint:/.test(line));
  return (said.length > 0 ? said : own).slice(-MAX_LINES).join('\n');
}
