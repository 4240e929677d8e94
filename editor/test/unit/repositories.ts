/** The clones of an author and of a colleague, and the bare repository that both publish to. */
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readFiles, restoreFiles } from '../../../test/support/files.ts';
import { useRealValues } from '../../../test/support/fixture-site.ts';
import { gitIn, makeRepository } from '../../../test/support/repository.ts';
import { makeTemporaryFolder } from '../../../test/support/temporary.ts';
import type { ChosenVersions, PublishConflict, PublishResult, Requests, Review } from '../../protocol.ts';
import { openTestEditor } from './open-editor.ts';

export const GROCERY = 'content/services/grocery.md';
export const MEAT = 'content/services/meat.md';
export const SITE = 'content/site.md';

export type Repositories = Awaited<ReturnType<typeof openRepositories>>;

export async function openRepositories() {
  const editor = await openTestEditor();
  const { folder } = editor.fixture;
  const server = makeTemporaryFolder('server');
  const colleague = makeTemporaryFolder('colleague');
  useRealValues(join(folder, 'content'));
  writeFileSync(join(folder, 'code.ts'), 'export {};\n');
  gitIn(server, 'init', '--quiet', '--bare', '--initial-branch=main');
  makeRepository(folder, '--all');
  gitIn(folder, 'remote', 'add', 'origin', server);
  gitIn(folder, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  gitIn(dirname(colleague), 'clone', '--quiet', server, colleague);
  gitIn(colleague, 'config', 'user.name', 'Bo Field');
  gitIn(colleague, 'config', 'user.email', 'bo@tiny.test');
  const paths = [folder, server, colleague];
  for (const path of paths) {
    // Few files are compared fast.
    gitIn(path, 'repack', '-a', '-d', '--quiet');
    rmSync(join(path, path === server ? 'hooks' : '.git/hooks'), { recursive: true });
  }
  /** @returns a function that restores all three repositories as they are now */
  const remember = () => {
    const originals = paths.map((path) => ({ path, files: readFiles(path) }));
    return () => {
      for (const { path, files } of originals) restoreFiles(path, files);
    };
  };
  const git = (...args: string[]) => gitIn(folder, ...args).trimEnd();
  const onServer = (...args: string[]) => gitIn(server, ...args).trimEnd();
  const head = () => onServer('for-each-ref', '--format=%(objectname)');
  const review = () => editor.askFor<Review>('review');
  /** Publishes what a review shows, as the panel does. */
  const attempt = async (request: Partial<Requests['publish']> = {}, shown?: Review): Promise<PublishResult> => {
    const { fingerprint } = shown ?? (await review());
    return editor.askFor<PublishResult>('publish', { fingerprint, leftOut: [], chosen: {}, ...request });
  };
  return {
    editor,
    folder,
    server,
    colleague,
    git,
    onServer,
    /** The last commit on the server. */
    head,
    review,
    remember,
    /** Restores all three repositories. */
    reset: remember(),
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    write: (path: string, content: string | Uint8Array) => writeIn(folder, path, content),
    edit: (path: string, from: string | RegExp, to: string) => editIn(folder, path, from, to),
    /** The content of a file on the server. */
    published: (path: string) => onServer('show', `main:${path}`),
    status: () => git('status', '--porcelain', '--untracked-files=all'),
    attempt,
    /** Publishes, and asserts that it is published. */
    async publish(...request: Parameters<typeof attempt>) {
      const { published, ...result } = await attempt(...request);
      assert.ok(published, JSON.stringify(result));
      return published;
    },
    /** Tries to publish, and asserts that nothing is published. @returns also the code and the text of the problem */
    async fail(...request: Parameters<typeof attempt>) {
      const before = head();
      const { published, problem, ...result } = await attempt(...request);
      assert.deepEqual([published, head()], [undefined, before]);
      return { ...result, code: problem?.code, text: `${problem?.message} ${problem?.fix}` };
    },
    /** Lets the colleague publish something. */
    publishElsewhere(change: (folder: string) => void): void {
      gitIn(colleague, 'pull', '--quiet');
      change(colleague);
      gitIn(colleague, 'add', '--all', '--force');
      gitIn(colleague, 'commit', '--quiet', '-m', 'Change it elsewhere');
      gitIn(colleague, 'push', '--quiet');
    },
  };
}

/** The same version for all conflicts. */
export const choose = (conflicts: readonly PublishConflict[], version: ChosenVersions[string]): ChosenVersions =>
  Object.fromEntries(conflicts.map(({ id }) => [id, version]));

export function writeIn(folder: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

export function editIn(folder: string, path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), 'utf8');
  assert.notEqual(before.replace(from, to), before, path);
  writeFileSync(join(folder, path), before.replace(from, to));
}

/** Adds an executable script, such as a hook. */
function addScript(file: string, lines: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

export const addHook = (repository: string, name: string, lines: string) =>
  addScript(join(repository, existsSync(join(repository, '.git')) ? '.git/hooks' : 'hooks', name), lines);

/**
 * Puts a program named `git` before the real one while `act` runs.
 * @param lines of a shell script that runs first. `$N` is the number of the call, counted from 1
 */
export async function withFakeGit<Result>(lines: string, act: () => Promise<Result>) {
  const bin = makeTemporaryFolder('bin');
  const { PATH = '' } = process.env;
  const counter = join(bin, 'calls');
  writeFileSync(counter, '');
  // The script itself calls the real git.
  const count = `PATH='${PATH}'; echo "$*" >> ${counter}; N=$(wc -l < ${counter})`;
  addScript(join(bin, 'git'), `${count}\n${lines}\nexec git "$@"`);
  process.env['PATH'] = bin + delimiter + PATH;
  try {
    const result = await act();
    return { result, calls: readFileSync(counter, 'utf8').trimEnd().split('\n') };
  } finally {
    process.env['PATH'] = PATH;
  }
}
