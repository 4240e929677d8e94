/** A copy of the project, which tests edit while its dev server runs. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { formatDiagnostic } from '../../engine/core/diagnostics.ts';
import type { DevStatus } from '../../engine/dev-server/protocol.ts';
import { copyFixture, pictures } from './fixture-site.ts';
import { project } from './project.ts';
import { makeTemporaryFolder } from './temporary.ts';

export type ProjectCopy = ReturnType<typeof copyProject>;
export type OpenDevServer = Awaited<ReturnType<ProjectCopy['start']>>;

/** A copy with the content of the fixture "town", so that no test depends on real content. */
export function copyProjectWithTown(): ProjectCopy {
  const copy = copyProject();
  const [content, images] = [join(copy.folder, 'content'), join(copy.folder, 'assets/images')];
  for (const folder of [content, images]) rmSync(folder, { recursive: true });
  cpSync(join(copyFixture('town').folder, 'content'), content, { recursive: true });
  cpSync(pictures, images, { recursive: true });
  return copy;
}

/** Copies the checkout without tests and scenes. */
export function copyProject() {
  const folder = makeTemporaryFolder('project-copy');
  copyCheckout(folder, (path) => !/^(test|assets\/scenes)\//.test(path));
  const inCopy = (path: string) => join(folder, path);
  const read = (path: string) => readFileSync(inCopy(path), 'utf8');
  /** The original content of each changed file; `undefined` for a new one. */
  const originals = new Map<string, Uint8Array | undefined>();
  const prepareChange = (path: string) => {
    if (originals.has(path)) return;
    originals.set(path, existsSync(inCopy(path)) ? readFileSync(inCopy(path)) : undefined);
    mkdirSync(dirname(inCopy(path)), { recursive: true });
  };
  const write = (path: string, content: string | Uint8Array) => {
    prepareChange(path);
    writeFileSync(inCopy(path), content);
  };
  return {
    folder,
    read,
    write,
    /** Replaces text. Throws if it is not there. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = read(path);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} does not contain ${from}`);
      write(path, after);
    },
    move(path: string, newPath: string) {
      prepareChange(path);
      prepareChange(newPath);
      renameSync(inCopy(path), inCopy(newPath));
    },
    delete(path: string) {
      prepareChange(path);
      rmSync(inCopy(path));
    },
    /** Undoes all changes made by these functions. */
    restore() {
      for (const [path, content] of originals) {
        if (content === undefined) rmSync(inCopy(path), { force: true });
        else writeFileSync(inCopy(path), content);
      }
      originals.clear();
    },
    /** Starts its dev server, as `npm start` does. */
    async start(...flags: string[]) {
      const server = await startCommand(folder, 'start', ...flags);
      return { ...server, errors: () => readErrors(server.address) };
    },
  };
}

/** Copies the cache and the chosen files that git tracks or would add. Links to the node_modules of the project. */
export function copyCheckout(folder: string, isChosen: (path: string) => boolean): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: project, encoding: 'utf8' });
  for (const path of list.split('\0').filter((name) => name !== '' && isChosen(name))) {
    // Deleted files are tracked until the next commit.
    if (existsSync(join(project, path))) cpSync(join(project, path), join(folder, path));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const cache = join(project, '.cache');
  // Only pictures and other files that are named by a hash: other processes may delete the rest while they are copied.
  const filter = (path: string) => path === cache || /^[0-9a-f]{64}$/.test(basename(path));
  if (existsSync(cache)) cpSync(cache, join(folder, '.cache'), { recursive: true, filter });
}

/**
 * Starts a command that serves a site, and waits for its first line, the address.
 * @returns the address, and all lines so far
 */
export async function startCommand(folder: string, command: string, ...flags: string[]) {
  // PATH has only the folder of git, so that the dev server finds no text editor to open.
  const PATH = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim();
  const env = { ...process.env, VISUAL: '', EDITOR: '', PATH };
  const args = ['--import', 'tsx', 'build.ts', command, '--port', '0', ...flags];
  const child = spawn(process.execPath, args, { cwd: folder, env });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  for (const printed of [output, createInterface(child.stderr)]) printed.on('line', (line) => lines.push(line));
  const [address] = await Promise.race([once(output, 'line'), ended]);
  if (typeof address !== 'string') throw new Error(lines.join('\n'));
  return {
    address,
    lines,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** The errors that the dev server sends to open pages, in the format of a build. */
async function readErrors(address: string): Promise<string[]> {
  const ended = new AbortController();
  const { body } = await fetch(`${address}@dev/events`, { signal: ended.signal });
  const first = await body?.getReader().read();
  ended.abort();
  // Under load, a chunk has several events.
  const [event = ''] = new TextDecoder().decode(first?.value).split('\n');
  const { errors }: DevStatus = JSON.parse(event.slice('data: '.length));
  return errors.map(formatDiagnostic);
}
