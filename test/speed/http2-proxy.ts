import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders as Headers } from 'node:http2';
import { join } from 'node:path';
import { closeAtEnd } from '../support/close.ts';

/** Headers of one connection; HTTP/2 forbids them. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * An HTTP/2 proxy for a local server, because most hosts serve pages over HTTP/2.
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
    // The browser canceled.
    stream.on('close', () => request.destroy());
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  closeAtEnd(async () => server.close());
}

/** Without pseudo-headers, such as ":path", and headers of one connection. */
function plain(headers: Headers): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function makeKey(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, '-keyout', key, '-out', cert];
  execFileSync('openssl', made, { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
