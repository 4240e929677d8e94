/** Tiny projects with the loader of the engine (engine/cli/run.js), in temporary folders. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { project as root } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

export class Project {
  constructor(public folder: string) {}

  write(path: string, code: string): void {
    writeFileSync(join(this.folder, path), code);
  }

  move(folder: string): void {
    renameSync(this.folder, folder);
    this.folder = folder;
  }

  async run(script: string, args: readonly string[] = []) {
    // NODE_ENV would change which code runs, and DEBUG what it prints.
    const { NODE_ENV: _, DEBUG: __, ...env } = process.env;
    const child = spawn(process.execPath, ['engine/cli/run.js', script, ...args], { cwd: this.folder, env });
    const [[status], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
    return { status, stdout, stderr };
  }
}

/** @param files code by path */
export function makeProject(files: Readonly<Record<string, string>>): Project {
  // The project is in a subfolder, so that it can be moved.
  const project = new Project(join(realpathSync(makeTemporaryFolder('project')), 'here'));
  mkdirSync(project.folder);
  const loader = ['code-error.js', 'load-code.js', 'run.js', 'script.js'].map((name) => `engine/cli/${name}`);
  for (const path of [...loader, 'package.json', 'tsconfig.json']) cpSync(join(root, path), join(project.folder, path));
  symlinkSync(join(root, 'node_modules'), join(project.folder, 'node_modules'), 'junction');
  for (const [path, code] of Object.entries(files)) project.write(path, code);
  return project;
}
