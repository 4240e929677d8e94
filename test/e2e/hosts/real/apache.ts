import assert from 'node:assert/strict';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Built } from '../built.ts';
import { findPort, findProgram, type Running, start } from './process.ts';

/** Where distributions put the modules: Debian, Fedora, macOS. */
const FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const MODULES = ['mpm_event', 'unixd', 'authz_core', 'dir', 'alias', 'mime', 'autoindex', 'negotiation', 'headers'];

/** Its program and the folder of its modules, if it is installed. */
export function findApache(): { program: string; modules: string } | undefined {
  const [program, modules] = [findProgram('apache2', 'httpd'), FOLDERS.find((folder) => existsSync(folder))];
  return program && modules ? { program, modules } : undefined;
}

/** Apache as in docs/hosting.md, with .htaccess allowed. */
export async function startApache({ work, root }: Built): Promise<Running> {
  const { program, modules } = findApache() ?? assert.fail('Apache is not installed');
  const port = await findPort();
  const loaded = [...MODULES, 'rewrite'].filter((name) => existsSync(`${modules}/mod_${name}.so`));
  const isRoot = process.getuid?.() === 0;
  // It refuses to work as root, and its user must be let in.
  if (isRoot) for (const folder of [dirname(root), root]) chmodSync(folder, 0o755);
  const lines = [
    ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
    `Listen 127.0.0.1:${port}`,
    `ServerName 127.0.0.1`,
    `PidFile "${work}/apache.pid"`,
    `ErrorLog "${work}/apache.log"`,
    `DefaultRuntimeDir "${work}"`,
    ...(isRoot ? ['User www-data', 'Group www-data'] : []),
    'TypesConfig /dev/null',
    `DocumentRoot "${root}"`,
    `<Directory "${root}">`,
    'Options Indexes FollowSymLinks',
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  const file = join(work, 'apache.conf');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return start(program, ['-f', file, '-DFOREGROUND'], port);
}
