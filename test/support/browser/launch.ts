/** Finds a browser that starts: the one in CHROME_PATH, an installed one, or the packaged one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import chromium from '@sparticuz/chromium';
import type { Browser, LaunchOptions } from 'puppeteer-core';

/** Loaded as CommonJS, because its many ES modules take twice as long. */
const puppeteer: typeof import('puppeteer-core') = createRequire(import.meta.url)('puppeteer-core');
export const { launch } = puppeteer;

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** In ms. A browser that has not answered after this time never will. */
const ANSWER_TIMEOUT = 90_000;

const PACKAGED = '@sparticuz/chromium';

/** Containers have no user namespaces for the sandbox, and only this site's own pages are opened. */
const ARGUMENTS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

/**
 * @returns the first browser that starts, and the options to start another like it
 * @throws Error naming every browser that was tried
 */
export async function launchBrowser(
  environment = process.env,
  added: readonly string[] = [],
): Promise<{ browser: Browser; options: LaunchOptions }> {
  const failures: string[] = [];
  for (const path of listPaths(environment)) {
    try {
      const args = [...(path === PACKAGED ? listPackagedArguments() : []), ...ARGUMENTS, ...added];
      const executablePath = path === PACKAGED ? await chromium.executablePath() : path;
      // Puppeteer turns this cache off, but visitors have it.
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const options = { executablePath, args, headless: true, ignoreDefaultArgs, protocolTimeout: ANSWER_TIMEOUT };
      // The packaged browser crashes at one start in several hundred.
      return { browser: await launch(options).catch(() => launch(options)), options };
    } catch (error) {
      failures.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  throw new Error(`no browser could be started; set CHROME_PATH to one. Tried:\n${failures.join('\n')}`);
}

function listPaths({ CHROME_PATH }: NodeJS.ProcessEnv): string[] {
  const installed = CHROME_PATH ? [CHROME_PATH] : INSTALLED.filter((path) => existsSync(path));
  return [...installed, PACKAGED];
}

function listPackagedArguments(): string[] {
  // A single process would end with the first page that crashes. Without a zygote, each page would load the whole program again.
  // Emulating a graphics card would take most of the CPU time.
  const unwanted = /^--(single-process|no-zygote|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/;
  return chromium.args.filter((argument) => !unwanted.test(argument));
}
