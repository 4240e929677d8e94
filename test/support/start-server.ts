import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/** Starts a server on a free port of this machine. */
export async function startServer(listener?: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: address.port, origin: `http://127.0.0.1:${address.port}`, close };
}
