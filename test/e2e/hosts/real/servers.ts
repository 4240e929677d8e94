import assert from 'node:assert/strict';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Built } from '../built.ts';
import { findPort, findProgram, type Running, start } from './process.ts';

const isRoot = process.getuid?.() === 0;

export const findNginx = () => findProgram('nginx');

/** nginx as in docs/hosting.md: a root, and the file of the site. */
export async function startNginx({ work, root, base }: Built): Promise<Running> {
  const port = await findPort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = `
    ${isRoot ? '# Other users may not read temporary folders.\n    user root;' : ''}
    daemon off;
    pid "${work}/nginx.pid";
    error_log "${work}/nginx.log";
    worker_processes 1;
    events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        root "${root}";
        include "${root}${base}nginx.conf";
      }
    }`;
  const file = join(work, 'nginx.conf');
  writeFileSync(file, settings);
  return start('nginx', ['-p', work, '-e', join(work, 'nginx.log'), '-c', file], port);
}

/** Where distributions put the modules: Debian, Fedora, macOS. */
const FOLDERS = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];
const MODULES = 'mpm_event unixd authz_core dir alias mime autoindex negotiation headers rewrite'.split(' ');

/** Its program and the folder of its modules, if it is installed. */
export function findApache(): { program: string; modules: string } | undefined {
  const [program, modules] = [findProgram('apache2', 'httpd'), FOLDERS.find((folder) => existsSync(folder))];
  return program && modules ? { program, modules } : undefined;
}

/** Apache as in docs/hosting.md, with .htaccess allowed. */
export async function startApache({ work, root }: Built): Promise<Running> {
  const { program, modules } = findApache() ?? assert.fail('Apache is not installed');
  const port = await findPort();
  const loaded = MODULES.filter((name) => existsSync(`${modules}/mod_${name}.so`));
  // It refuses to work as root, and its user must be let in.
  if (isRoot) for (const folder of [dirname(root), root]) chmodSync(folder, 0o755);
  const settings = `
    ${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
    Listen 127.0.0.1:${port}
    ServerName 127.0.0.1
    PidFile "${work}/apache.pid"
    ErrorLog "${work}/apache.log"
    DefaultRuntimeDir "${work}"
    ${isRoot ? 'User www-data\nGroup www-data' : ''}
    TypesConfig /dev/null
    DocumentRoot "${root}"
    <Directory "${root}">
      Options Indexes FollowSymLinks
      AllowOverride All
      Require all granted
    </Directory>
  `;
  const file = join(work, 'apache.conf');
  writeFileSync(file, settings);
  return start(program, ['-f', file, '-DFOREGROUND'], port);
}
