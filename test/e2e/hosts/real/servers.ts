import assert from 'node:assert/strict';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFixture } from '../../../support/fixture-site.ts';
import type { HostedSite } from '../built.ts';
import { findFreePort, findProgram, type RunningServer, start } from './process.ts';

const isRoot = process.getuid?.() === 0;

export const findNginx = () => findProgram('nginx');

/** nginx as in docs/hosting.md: it serves `root`, and includes the nginx.conf that the build wrote. */
export async function startNginx({ work, root, base }: HostedSite): Promise<RunningServer> {
  const port = await findFreePort();
  const values = { work, root, base, port, user: isRoot ? 'user root;' : '' };
  const file = writeSettings(work, 'nginx.conf', values);
  return start('nginx', ['-p', work, '-e', join(work, 'nginx.log'), '-c', file], port);
}

/** Where distributions put the modules of Apache: Debian, Fedora, macOS. */
const FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const MODULES = 'mpm_event unixd authz_core dir alias mime autoindex negotiation headers rewrite'.split(' ');

export function findApache(): { program: string; modules: string } | undefined {
  const [program, modules] = [findProgram('apache2', 'httpd'), FOLDERS.find((folder) => existsSync(folder))];
  return program && modules ? { program, modules } : undefined;
}

/** Apache as in docs/hosting.md, with .htaccess allowed. */
export async function startApache({ work, root }: HostedSite): Promise<RunningServer> {
  const { program, modules } = findApache() ?? assert.fail('Apache is not installed');
  const port = await findFreePort();
  const loaded = MODULES.filter((name) => existsSync(`${modules}/mod_${name}.so`));
  // Apache doesn't serve files as root, so its user must be able to read them.
  if (isRoot) for (const folder of [dirname(root), root]) chmodSync(folder, 0o755);
  const lines = loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n');
  const user = isRoot ? 'User www-data\nGroup www-data' : '';
  const file = writeSettings(work, 'apache.conf', { work, root, port, modules: lines, user });
  return start(program, ['-f', file, '-DFOREGROUND'], port);
}

/** Fills in a template of test/fixtures/hosts. @returns the file */
function writeSettings(work: string, name: string, values: Record<string, string | number>): string {
  const file = join(work, name);
  writeFileSync(
    file,
    readFixture(`hosts/${name}`).replaceAll(/\$\{(\w+)\}/g, (_, key) => String(values[key])),
  );
  return file;
}
