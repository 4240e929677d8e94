import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Built } from '../built.ts';
import { findPort, findProgram, type Running, start } from './process.ts';

export const findNginx = () => findProgram('nginx');

/** nginx as docs/hosting.md has it: a root, and the file of the site. */
export async function startNginx({ work, root, base }: Built): Promise<Running> {
  const port = await findPort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    // Its workers would be users who may not look into temporary folders.
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    `pid "${work}/nginx.pid";`,
    `error_log "${work}/nginx.log";`,
    'worker_processes 1;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path "${work}/${name}";`),
    'server {',
    `listen 127.0.0.1:${port};`,
    `root "${root}";`,
    `include "${root}${base}nginx.conf";`,
    '}',
    '}',
  ];
  const file = join(work, 'nginx.conf');
  writeFileSync(file, lines.join('\n'));
  return start('nginx', ['-p', work, '-e', join(work, 'nginx.log'), '-c', file], port);
}
