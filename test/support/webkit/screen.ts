/** A screen that nobody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** In px. Its pointer stands in its middle, and moves with nothing that WebDriver does. */
export const SCREEN = { width: 2600, height: 2000 };

export interface Screen {
  /** For the environment of a program, e.g. ":1". */
  display: string;
  close(): Promise<void>;
}

/** @throws Error when Xvfb is not installed, or does not start */
export async function openScreen(): Promise<Screen> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  // It finds a number that is free, and tells it.
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(server, 'spawn');
  const told = server.stdio[3];
  if (!(told instanceof Readable)) throw new Error('Xvfb tells no number of its screen');
  const [number] = await Promise.race([once(told, 'data'), once(server, 'exit').then(() => [''])]);
  if (!String(number).trim()) throw new Error('Xvfb does not start');
  return {
    display: `:${String(number).trim()}`,
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
