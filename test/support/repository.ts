import { execFileSync } from 'node:child_process';

// Ignores the git settings of the user and of the machine.
Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });

/** @returns what git prints */
export const gitIn = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Makes a folder a git repository, with one commit of these paths. */
export function makeRepository(folder: string, ...paths: string[]): void {
  gitIn(folder, 'init', '--quiet', '--initial-branch=main');
  gitIn(folder, 'config', '--local', 'user.name', 'Ada');
  gitIn(folder, 'config', '--local', 'user.email', 'ada@tiny.test');
  gitIn(folder, 'add', ...paths);
  gitIn(folder, 'commit', '--quiet', '-m', 'Begin');
}
