import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readFiles } from '../support/files.ts';
import type { OpenDevServer, ProjectCopy } from '../support/project-copy.ts';

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
 * The first way in which the dev server differs from a build, in its files or its errors; `undefined` if it does not.
 * @param deleted paths of an earlier build, which must no longer be served
 */
export async function findDifference(
  devServer: OpenDevServer,
  built: SeparateBuild,
  deleted: Iterable<string> = [],
): Promise<string | undefined> {
  if ('errors' in built) {
    const [got, wanted] = [await devServer.errors(), built.errors].map((lines) =>
      [...new Set(lines)].sort().join('\n'),
    );
    return got === wanted ? undefined : `it reports\n${got}\ninstead of\n${wanted}`;
  }
  for (const [path, bytes] of built.files) {
    const response = await fetch(devServer.address + path);
    if (!Buffer.from(await response.arrayBuffer()).equals(bytes)) return `${path}: ${response.status}`;
  }
  for (const path of deleted) {
    // Assets of the previous build are kept for a while.
    if (built.files.has(path) || path.startsWith('assets/')) continue;
    if ((await fetch(devServer.address + path)).status !== 404) return `${path} is still served`;
  }
  return undefined;
}
