import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readFiles } from '../support/files.ts';
import type { Copy, OpenDevServer } from '../support/project-copy.ts';

/** In milliseconds. Generous, for a busy machine. */
const TIMEOUT = 60_000;

/** The result of a clean build: its files or its errors. */
export type CleanBuild = { files: Map<string, Buffer> } | { errors: string[] };

/** A build in a process of its own, into a folder beside the copy. */
export async function buildClean({ folder }: Copy, date: string): Promise<CleanBuild> {
  const out = `${folder}-built`;
  const command = ['engine/cli/run.js', 'build.ts', '--quiet', '--out', out, '--date', date];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) return { errors: stderr.split('\n').filter((line) => / error /.test(line)) };
  const published = [...readFiles(out)].filter(([path]) => !/(?:^|\/)\.(?!well-known\/)/.test(path));
  rmSync(out, { recursive: true });
  return { files: new Map(published) };
}

/**
 * Asks the dev server for every file until all are byte for byte those of a build, or until it reports the same errors.
 * @param deleted files that earlier builds had
 * @throws Error naming what differs, when that takes too long
 */
export async function waitUntilEqual(
  devServer: OpenDevServer,
  built: CleanBuild,
  deleted: Iterable<string> = [],
): Promise<void> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const differences =
      'files' in built
        ? await listDifferences(devServer, built.files, deleted)
        : compareLines(await devServer.errors(), built.errors);
    if (differences.length === 0) return;
    if (Date.now() > end) throw new Error(`dev server differs from the build:\n${differences.slice(0, 10).join('\n')}`);
    await setTimeout(100);
  }
}

async function listDifferences(
  { address }: OpenDevServer,
  files: ReadonlyMap<string, Buffer>,
  deleted: Iterable<string>,
): Promise<string[]> {
  const fetchFile = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const differences: string[] = [];
  for (const [path, bytes] of files) {
    const { status, body } = await fetchFile(path);
    if (status !== 200) differences.push(`${path}: ${status}`);
    else if (!body.equals(bytes)) differences.push(`${path}: other bytes`);
  }
  for (const path of deleted) {
    // Assets of the previous build are kept for a while.
    if (files.has(path) || path.startsWith('assets/')) continue;
    if ((await fetchFile(path)).status !== 404) differences.push(`${path}: is still there`);
  }
  return differences;
}

function compareLines(reported: readonly string[], expected: readonly string[]): string[] {
  return [
    ...expected.filter((line) => !reported.includes(line)).map((line) => `missing error: ${line}`),
    ...reported.filter((line) => !expected.includes(line)).map((line) => `unexpected error: ${line}`),
  ];
}
