import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Door } from '../core/options.ts';

interface Listening {
  /** e.g. "http://localhost:4321", and, in the network, what other machines call this one. */
  origins: string[];
  close(): Promise<void>;
}

/** Answers requests on this machine, or in its network. Who asks for another host is refused. */
export async function listen(handle: RequestListener, { port, network }: Door): Promise<Listening> {
  const addresses = network ? listAddresses() : [];
  const names = ['localhost', '127.0.0.1', '[::1]', ...addresses];
  const server = createServer((request, response) => {
    if (isFor(request, names)) return handle(request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`Ask for ${names.join(' or ')}`);
  });
  const taken = await listenFrom(server, port, network ? undefined : 'localhost');
  return {
    origins: ['localhost', ...addresses].map((name) => `http://${name}:${taken}`),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead, on which nothing may ever be asked: they would be waited for without end.
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Other names may lead to this machine, too, from pages that have no business here (DNS rebinding). */
function isFor({ headers: { host = '' } }: IncomingMessage, names: readonly string[]): boolean {
  return names.includes(host.toLowerCase().replace(/:\d+$/, ''));
}

/** What this machine is called by others in its network. */
function listAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

async function listenFrom(server: Server, port: number, host: string | undefined): Promise<number> {
  const outcome = await new Promise<'listening' | NodeJS.ErrnoException>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve('listening'));
  });
  const address = server.address();
  if (outcome === 'listening' && address !== null && typeof address === 'object') return address.port;
  if (outcome !== 'listening' && outcome.code === 'EADDRINUSE') return listenFrom(server, port + 1, host);
  throw outcome;
}
