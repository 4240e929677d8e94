import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders as Headers } from 'node:http2';
import { join } from 'node:path';
import { closeAtEnd } from '../support/close.ts';

/** What HTTP/2 does by itself. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Passes on over HTTP/2 what a server here says, as most hosts serve pages.
 * @param folder may hold a key, which openssl makes
 * @throws Error where there is no openssl
 */
export async function openSecure(target: string, port: number, folder: string): Promise<void> {
  const server = createSecureServer(makeKey(folder));
  server.on('stream', (stream, asked) => {
    const { ':path': path = '/' } = asked;
    const request = get(new URL(path, target), { headers: plain(asked) }, (answer) => {
      stream.respond({ ':status': answer.statusCode, ...plain(answer.headers) });
      answer.pipe(stream);
    });
    request.on('error', () => stream.close());
    // A browser may want it no longer.
    stream.on('close', () => request.destroy());
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  closeAtEnd(async () => server.close());
}

/** The headers but for those of HTTP/2 itself, such as ":path", and of single connections. */
function plain(headers: Headers): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTIONS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function makeKey(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, '-keyout', key, '-out', cert];
  execFileSync('openssl', made, { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
