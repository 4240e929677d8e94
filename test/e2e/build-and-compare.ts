import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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
  const files = readFolder(out);
  rmSync(out, { recursive: true });
  return { files };
}

function readFolder(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  );
  return new Map(
    paths
      .filter((path) => !path.split('/').some((name) => name.startsWith('.') && name !== '.well-known'))
      .map((path) => [path, readFileSync(join(folder, path))]),
  );
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
  const compare = () =>
    'files' in built ? listDifferences(devServer, built.files, gone) : listMissing(devServer, built.faults);
  let differences = await compare();
  while (differences.length > 0) {
    if (Date.now() > end) throw new Error(`not as a build makes it:\n${differences.slice(0, 10).join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    differences = await compare();
  }
}

async function listDifferences(
  { address }: OpenDevServer,
  files: ReadonlyMap<string, Buffer>,
  gone: Iterable<string>,
): Promise<string[]> {
  const differences: string[] = [];
  for (const [path, bytes] of files) {
    const { status, body } = await ask(address + path);
    if (status !== 200) differences.push(`${path}: ${status}`);
    else if (!body.equals(bytes)) differences.push(`${path}: other bytes`);
  }
  for (const path of gone) {
    // The style of the page before is still given, for a while.
    if (files.has(path) || path.startsWith('assets/')) continue;
    if ((await ask(address + path)).status !== 404) differences.push(`${path}: is still there`);
  }
  return differences;
}

async function ask(url: string): Promise<{ status: number; body: Buffer }> {
  const answer = await fetch(url);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

async function listMissing({ faults }: OpenDevServer, wanted: readonly string[]): Promise<string[]> {
  const told = await faults();
  return [
    ...wanted.filter((line) => !told.includes(line)).map((line) => `not told: ${line}`),
    ...told.filter((line) => !wanted.includes(line)).map((line) => `told: ${line}`),
  ];
}
