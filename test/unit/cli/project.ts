/** Tiny projects with the loader, in temporary folders. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { project as ours } from '../../support/project.ts';
import { makeTemporary } from '../../support/temporary.ts';

export class Project {
  constructor(public folder: string) {}

  write(path: string, code: string): void {
    writeFileSync(join(this.folder, path), code);
  }

  move(folder: string): void {
    renameSync(this.folder, folder);
    this.folder = folder;
  }

  /** Runs a script of the project in a new process. */
  async run(script: string, args: readonly string[] = []) {
    const { NODE_ENV: _, DEBUG: __, ...env } = process.env;
    const child = spawn(process.execPath, ['engine/cli/run.js', script, ...args], { cwd: this.folder, env });
    const [[status], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return { status, stdout, stderr };
  }
}

/** @param files of code, by their paths */
export function startProject(files: Readonly<Record<string, string>>): Project {
  // In a subfolder of a temporary folder, so that it can be moved.
  const project = new Project(join(realpathSync(makeTemporary('project')), 'here'));
  mkdirSync(project.folder);
  const own = ['load-code.js', 'run.js', 'script.js'].map((name) => `engine/cli/${name}`);
  for (const name of [...own, 'package.json', 'tsconfig.json']) {
    cpSync(join(ours, name), join(project.folder, name), { recursive: true });
  }
  symlinkSync(join(ours, 'node_modules'), join(project.folder, 'node_modules'), 'junction');
  for (const [path, code] of Object.entries(files)) project.write(path, code);
  return project;
}
