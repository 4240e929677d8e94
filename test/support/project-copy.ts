/** A copy of the project, to be edited while its dev server is open. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type DevStatus, placeOf } from '../../engine/dev-server/protocol.ts';
import { copyFixture, pictures } from './fixture-site.ts';
import { project } from './project.ts';
import { makeTemporary } from './temporary.ts';

export type Copy = ReturnType<typeof copyProject>;
export type OpenDevServer = Awaited<ReturnType<typeof start>>;

/** The project with a small site of one of everything for its content, so that no test depends on what the real one says. */
export function copyTown(): Copy {
  const copy = copyProject();
  const [content, images] = [join(copy.folder, 'content'), join(copy.folder, 'assets/images')];
  for (const folder of [content, images]) rmSync(folder, { recursive: true });
  cpSync(join(copyFixture('town').folder, 'content'), content, { recursive: true });
  cpSync(pictures, images, { recursive: true });
  return copy;
}

/** What is under version control but the tests, with the packages and the cache of the project. */
export function copyProject() {
  const folder = makeTemporary('dev-server');
  copyCheckout(folder, (path) => !/^(test|assets\/scenes)\//.test(path));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const originals = new Map<string, Uint8Array | undefined>();
  const note = (path: string) => {
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (originals.has(path) || found?.isDirectory()) return;
    originals.set(path, found && readFileSync(join(folder, path)));
  };
  const write = (path: string, content: string | Uint8Array) => {
    note(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  return {
    folder,
    read,
    write,
    /** Replaces words that must be there. */
    edit(path: string, words: string | RegExp, others: string) {
      const before = read(path);
      const after = before.replace(words, others);
      if (after === before) throw new Error(`${path}: found no ${words}`);
      write(path, after);
    },
    /** Another name, in whatever folder. */
    move(path: string, other: string) {
      note(path);
      note(other);
      mkdirSync(dirname(join(folder, other)), { recursive: true });
      renameSync(join(folder, path), join(folder, other));
    },
    delete(path: string) {
      note(path);
      rmSync(join(folder, path));
    },
    /** Takes back all of it. */
    restore() {
      for (const [path, content] of originals) {
        if (content === undefined) rmSync(join(folder, path), { force: true });
        else write(path, content);
      }
      originals.clear();
    },
    /** Opens its dev server, as `npm start` does. */
    start: (...flags: string[]) => start(folder, flags),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies files that git knows or would take, with the packages and the cache of the project. */
export function copyCheckout(folder: string, isChosen: (path: string) => boolean): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: project, encoding: 'utf8' });
  for (const path of list.split('\0').filter((name) => name !== '' && isChosen(name))) {
    // One that was deleted is known until the next commit.
    if (existsSync(join(project, path))) cpSync(join(project, path), join(folder, path));
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
  if (existsSync(join(project, '.cache'))) cpSync(join(project, '.cache'), join(folder, '.cache'), { recursive: true });
}

async function start(folder: string, flags: readonly string[]) {
  const command = ['engine/cli/run.js', 'build.ts', 'start', '--port', '0', ...flags];
  // Finds no editor: none must open on the screen of whoever runs the tests.
  const env = { ...process.env, VISUAL: '', EDITOR: '', PATH: '' };
  const child = spawn(process.execPath, command, { cwd: folder, env });
  const lines: string[] = [];
  const ended = once(child, 'exit');
  const address = await new Promise<string>((done, failed) => {
    const take = (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      if (lines[0]?.startsWith('http')) done(lines[0]);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => failed(new Error(lines.join('\n'))));
  });
  return {
    address,
    /** What it has printed. */
    lines,
    /** What it tells the pages that are open, as a build would print it. */
    errors: () => readFaults(address),
    /** As Ctrl+C does. */
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function readFaults(address: string): Promise<string[]> {
  const ended = new AbortController();
  const { body } = await fetch(`${address}@dev/events`, { signal: ended.signal });
  const first = await body?.getReader().read();
  ended.abort();
  const { errors }: DevStatus = JSON.parse(new TextDecoder().decode(first?.value).slice('data: '.length));
  return errors.map((error) => `${placeOf(error)} error ${error.message}`);
}
