import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../start-server.ts';

export async function findFreePort(): Promise<number> {
  const { port, close } = await startServer();
  await close();
  return port;
}

/** Starts a server in the foreground and waits until it listens. */
export async function start(program: string, args: readonly string[], port: number) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start: ${printed}`);
    await setTimeout(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
