/**
 * `npm run bench:screen -- [PART OF A NAME]`: how long it takes until a browser shows a saved file, by kind of change, on a copy
 * of the project. Polling the page adds a few milliseconds.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { launchBrowser } from '../test/support/browser/launch.ts';
import { copyProject } from '../test/support/project-copy.ts';
import { printTimes } from './times.ts';

interface Change {
  name: string;
  /** The path of the open page; by default the page of a service. */
  path?: string;
  /** @param word a new one each time */
  save(word: string): void;
  /** What changes on the page; `undefined` while it is loading. Runs in the page. */
  read(): string | undefined;
}

const GROCERY = 'content/services/grocery.md';
const SERVICE = 'services/product-categories/grocery/';
const copy = copyProject();

const CHANGES: Change[] = [
  {
    name: 'a sentence',
    save: (word) => copy.edit(GROCERY, /(\nSaved \w+ times\.\n)?$/, `\nSaved ${word} times.\n`),
    read: () => /Saved \w+ times/.exec(document.body.textContent)?.[0],
  },
  {
    name: 'a style',
    path: 'membership/',
    save: (word) =>
      copy.edit('assets/styles/tokens.css', /(:root \{ --saved: \w+; \}\n)?$/, `:root { --saved: ${word}; }\n`),
    read: () => getComputedStyle(document.documentElement).getPropertyValue('--saved'),
  },
  {
    name: 'a component',
    path: 'membership/',
    save: (word) =>
      copy.edit('components/shell/Footer.tsx', /className="footer-text( \w+)?"/, `className="footer-text ${word}"`),
    read: () => document.querySelector('.footer-text')?.className,
  },
  {
    name: 'a picture',
    save(word) {
      // Two pictures in turn.
      const other = word.charCodeAt(word.length - 1) % 2 === 0 ? 'meat.jpg' : 'produce.jpg';
      cpSync(join(copy.folder, 'assets/images', other), join(copy.folder, 'assets/images/grocery.jpg'));
    },
    read() {
      const picture = document.querySelector<HTMLImageElement>('main img');
      return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
    },
  },
];

const ROUNDS = 20;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const [only = ''] = process.argv.slice(2);
const devServer = await copy.start();
const { browser } = await launchBrowser();
try {
  const page = await browser.newPage();
  const times = new Map<string, number[]>();
  for (const change of CHANGES.filter(({ name }) => name.includes(only))) {
    times.set(change.name, await measure(page, change));
  }
  printTimes(times);
} finally {
  await browser.close();
  await devServer.stop();
}

async function measure(page: Page, { path = SERVICE, save, read }: Change): Promise<number[]> {
  await page.goto(devServer.address + path, { waitUntil: 'load' });
  const times: number[] = [];
  for (const letter of LETTERS.slice(0, ROUNDS)) {
    const before = await page.evaluate(read);
    const saved = performance.now();
    save(`x${letter}`);
    // The page does not answer while it is being replaced.
    const readAgain = () => page.evaluate(read).catch(() => undefined);
    while ([before, undefined].includes(await readAgain())) await setTimeout(1);
    times.push(performance.now() - saved);
    // Waits for a second update: the dev server makes one, because files may have been half written at the first.
    await setTimeout(400);
  }
  return times;
}
