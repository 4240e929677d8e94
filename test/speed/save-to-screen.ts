/**
 * `npm run bench:screen -- [PART OF A NAME]`: how long a saved file takes to be shown in a real browser, by kind of change, on
 * a copy of the project. In milliseconds; polling the page adds a few.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { median } from '../../bench/table.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { copyProject } from '../support/project-copy.ts';
import { formatTable } from './table.ts';

interface Change {
  name: string;
  /** 20 by default. */
  times?: number;
  /** The page that is open, without the base path; that of a service by default. */
  path?: string;
  /** @param word a new one each time, of letters only: digits in copy are for facts */
  save(word: string): void;
  /** What changes on the page. Runs in the page; nothing while it is loading. */
  read(): string | undefined;
}

const GROCERY = 'content/services/grocery.md';
const SERVICE = 'services/product-categories/grocery/';
const copy = copyProject();

const CHANGES: Change[] = [
  {
    name: 'a sentence',
    times: 50,
    save: (word) => copy.edit(GROCERY, /(\nSaved \w+ times\.\n)?$/, `\nSaved ${word} times.\n`),
    read: () => /Saved \w+ times/.exec(document.body.textContent)?.[0],
  },
  {
    name: 'a title, which the menus show',
    save: (word) => copy.edit(GROCERY, /^title: .*$/m, `title: Grocery ${word}`),
    read: () => document.querySelector('h1')?.textContent + document.title,
  },
  {
    name: 'an error',
    save: (word) =>
      copy.edit(GROCERY, /^titl\w+: /m, copy.read(GROCERY).includes('\ntitle:') ? `titl${word}: ` : 'title: '),
    read: () => String(document.querySelector('#dev-overlay') !== null),
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
    name: 'a page module',
    save: (word) => copy.edit('pages/parts/intro.ts', / headline(: '\w+')?, lead/, ` headline: '${word}', lead`),
    read: () => document.querySelector('h1')?.textContent,
  },
  {
    name: 'a script',
    times: 10,
    path: 'services/',
    save: (word) => copy.edit('client/main.ts', /(console\.debug\('\w+'\);\n)?$/, `console.debug('${word}');\n`),
    read: () => document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? undefined,
  },
  {
    name: 'a picture',
    times: 10,
    save(word) {
      const other = word.charCodeAt(word.length - 1) % 2 === 0 ? 'meat.jpg' : 'produce.jpg';
      cpSync(join(copy.folder, 'assets/images', other), join(copy.folder, 'assets/images/grocery.jpg'));
    },
    read() {
      const picture = document.querySelector<HTMLImageElement>('main img');
      return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
    },
  },
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const [only = ''] = process.argv.slice(2);
const devServer = await copy.start();
const { browser } = await launchBrowser();
try {
  const page = await browser.newPage();
  const rows = [];
  for (const change of CHANGES.filter(({ name }) => name.includes(only))) {
    const times = await measure(page, change);
    rows.push([change.name, times.length, median(times), Math.max(...times)]);
  }
  console.log(formatTable(['saved', 'times', 'median', 'worst'], rows));
} finally {
  await browser.close();
  await devServer.stop();
}

async function measure(page: Page, { path = SERVICE, times: rounds = 20, save, read }: Change): Promise<number[]> {
  await page.goto(devServer.address + path, { waitUntil: 'load' });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = await page.evaluate(read);
    const saved = performance.now();
    save(`x${LETTERS[Math.floor(round / 26)]}${LETTERS[round % 26]}`);
    // The page can't be asked while it is replaced.
    const readAgain = () => page.evaluate(read).catch(() => undefined);
    while ([before, undefined].includes(await readAgain())) await setTimeout(1);
    times.push(Math.round(performance.now() - saved));
    // Waits until the dev server has checked for changes once more.
    await setTimeout(400);
  }
  return times;
}
