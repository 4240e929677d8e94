import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../../../support/start-server.ts';

/** A server that runs. */
export type Running = Awaited<ReturnType<typeof start>>;

/** A port of this machine that nothing listens on. */
export async function findPort(): Promise<number> {
  const { port, close } = await startServer();
  await close();
  return port;
}

/** Where a program lies, if it is installed; servers lie where only root looks. */
export function findProgram(...names: string[]): string | undefined {
  const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(':');
  return names.find((name) => spawnSync(name, ['-v'], { env: { ...process.env, PATH: path } }).status === 0);
}

/** Starts a server in the foreground and waits until it listens. */
export async function start(program: string, args: readonly string[], port: number) {
  const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(':');
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH: path } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += String(words)));
  while (!(await listens(port))) {
    if (hasEnded(child)) throw new Error(`${program} does not start: ${said}`);
    await setTimeout(20);
  }
  return {
    /** e.g. "http://127.0.0.1:4711" */
    origin: `http://127.0.0.1:${port}`,
    async close() {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listening = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  socket.destroy();
  return listening;
}
