import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readFiles } from '../support/files.ts';
import type { OpenDevServer, ProjectCopy } from '../support/project-copy.ts';

/** In milliseconds; long enough for a busy machine. */
const TIMEOUT = 60_000;

export type SeparateBuild = { files: Map<string, Buffer> } | { errors: string[] };

/** Builds in a process of its own, into a folder beside the copy. */
export async function buildSeparately({ folder }: ProjectCopy, date: string): Promise<SeparateBuild> {
  const out = `${folder}-built`;
  const command = ['engine/cli/run.js', 'build.ts', '--quiet', '--out', out, '--date', date];
  const child = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) return { errors: stderr.split('\n').filter((line) => / error /.test(line)) };
  // Servers don't serve hidden files, except those in .well-known/.
  const published = [...readFiles(out)].filter(([path]) => !/(?:^|\/)\.(?!well-known\/)/.test(path));
  rmSync(out, { recursive: true });
  return { files: new Map(published) };
}

/**
 * Waits until the dev server serves every file of a build byte for byte, or reports the same errors.
 * @param deleted paths of earlier builds, which must no longer be served unless this build has them too
 * @throws Error with the first difference that is left after TIMEOUT
 */
export async function waitUntilEqual(
  devServer: OpenDevServer,
  built: SeparateBuild,
  deleted: Iterable<string> = [],
): Promise<void> {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const difference =
      'files' in built
        ? await findDifference(devServer, built.files, deleted)
        : compareLines(await devServer.errors(), built.errors);
    if (difference === undefined) return;
    if (Date.now() > end) throw new Error(`The dev server differs from the build: ${difference}`);
    await setTimeout(100);
  }
}

/** Only the first difference: a rebuild may change most files, and a list of all would be long. */
async function findDifference(
  { address }: OpenDevServer,
  files: ReadonlyMap<string, Buffer>,
  deleted: Iterable<string>,
): Promise<string | undefined> {
  for (const [path, bytes] of files) {
    const response = await fetch(address + path);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !body.equals(bytes)) return `${path}: ${response.status}, ${body.length} bytes`;
  }
  for (const path of deleted) {
    // Assets of the previous build are kept for a while.
    if (files.has(path) || path.startsWith('assets/')) continue;
    if ((await fetch(address + path)).status !== 404) return `${path} is still served`;
  }
  return undefined;
}

function compareLines(reported: readonly string[], expected: readonly string[]): string | undefined {
  const [got, wanted] = [reported, expected].map((lines) => [...new Set(lines)].sort().join('\n'));
  return got === wanted ? undefined : `it reports\n${got}\ninstead of\n${wanted}`;
}
