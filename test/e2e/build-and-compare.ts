import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readFiles } from '../support/files.ts';
import type { Copy, OpenDevServer } from '../support/project-copy.ts';

/** In milliseconds: far more than it ever takes, on a machine that has much else to do. */
const PATIENCE = 60_000;

/** What a build says of the files as they stand. */
export type CleanBuild = { files: Map<string, Buffer> } | { faults: string[] };

/** A build in a process of its own, into a folder beside the copy. */
export async function buildClean({ folder }: Copy, date: string): Promise<CleanBuild> {
  const out = `${folder}-built`;
  const command = ['engine/cli/run.js', 'build.ts', '--quiet', '--out', out, '--date', date];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) return { faults: told.split('\n').filter((line) => / error /.test(line)) };
  const published = [...readFiles(out)].filter(([path]) => !/(?:^|\/)\.(?!well-known\/)/.test(path));
  rmSync(out, { recursive: true });
  return { files: new Map(published) };
}

/**
 * Asks the dev server for every file until all are byte for byte those of a build, or until it tells the same faults.
 * @param gone files that earlier builds had
 * @throws Error naming what differs, when that takes too long
 */
export async function untilAlike(
  devServer: OpenDevServer,
  built: CleanBuild,
  gone: Iterable<string> = [],
): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const differences =
      'files' in built
        ? await listDifferences(devServer, built.files, gone)
        : compareLines(await devServer.faults(), built.faults);
    if (differences.length === 0) return;
    if (Date.now() > end) throw new Error(`not as a build makes it:\n${differences.slice(0, 10).join('\n')}`);
    await setTimeout(100);
  }
}

async function listDifferences(
  { address }: OpenDevServer,
  files: ReadonlyMap<string, Buffer>,
  gone: Iterable<string>,
): Promise<string[]> {
  const ask = async (path: string) => {
    const answer = await fetch(address + path);
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const differences: string[] = [];
  for (const [path, bytes] of files) {
    const { status, body } = await ask(path);
    if (status !== 200) differences.push(`${path}: ${status}`);
    else if (!body.equals(bytes)) differences.push(`${path}: other bytes`);
  }
  for (const path of gone) {
    // The style of the page before is still given, for a while.
    if (files.has(path) || path.startsWith('assets/')) continue;
    if ((await ask(path)).status !== 404) differences.push(`${path}: is still there`);
  }
  return differences;
}

function compareLines(told: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted.filter((line) => !told.includes(line)).map((line) => `not told: ${line}`),
    ...told.filter((line) => !wanted.includes(line)).map((line) => `told: ${line}`),
  ];
}
