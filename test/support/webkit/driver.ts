/** Drives WebKitGTK over WebDriver (https://www.w3.org/TR/webdriver1/). */
import { existsSync } from 'node:fs';
import { findFreePort, start } from './process.ts';

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const BROWSERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(
  (name) => `${LIBRARIES}/${name}/MiniBrowser`,
);

/**
 * In px. The pointer stays in the middle of the screen, because WebDriver can't move it. Windows are in the lower half, so that it
 * hovers nothing in the page (visit.ts).
 */
export const SCREEN = { width: 2600, height: 2000 };

/** The display N of the X Window System listens on the port 6000 + N. */
const FIRST_DISPLAY_PORT = 6000;

/** Sends a command to the window, e.g. ('url', { url }): a POST with a body, else a GET. */
type Command = <Answer = unknown>(name: string, body?: object) => Promise<Answer>;

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/** @throws Error naming what is missing */
export function findWebKit(): string {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary) {
    throw new Error(`found no WebKit; install webkit2gtk-driver and xvfb. Looked for:\n${BROWSERS.join('\n')}`);
  }
  return binary;
}

export async function startWebKit() {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] } };
  const [screenPort, port] = [await findFreePort(), await findFreePort()];
  const display = `:${screenPort - FIRST_DISPLAY_PORT}`;
  // Xvfb listens on TCP, so that `start` sees when it is ready. It admits only this machine.
  const xvfb = [display, '-listen', 'tcp', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`];
  const screen = await start('Xvfb', xvfb, screenPort);
  // American English, because tests type the month of a date first.
  const variables = [`DISPLAY=${display}`, 'LANG=en_US.UTF-8', 'LC_ALL=', 'LANGUAGE=en_US'];
  const driver = await start('env', [...variables, 'WebKitWebDriver', '-p', String(port)], port);
  const address = `${driver.origin}/session`;
  const { sessionId } = await send<{ sessionId: string }>(address, 'POST', { capabilities: { alwaysMatch } });
  const command: Command = (name, body) => send(`${address}/${sessionId}/${name}`, body ? 'POST' : 'GET', body);
  // No timeout for scripts: WebDriver uses a timer of the page, which a test may stop.
  await command('timeouts', { script: null });
  return {
    command,
    async close() {
      await send(`${address}/${sessionId}`, 'DELETE');
      await driver.close();
      await screen.close();
    },
  };
}

/** @throws Error with what WebDriver says of a command that fails */
async function send<Answer>(address: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
