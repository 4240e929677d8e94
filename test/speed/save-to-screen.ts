/**
 * `npm run bench:screen`: how long it takes from the moment when a file is saved until a real browser shows it, by kind of
 * change, on a copy of the project. Whole milliseconds; the page is asked again and again, which adds a few.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { median } from '../../bench/table.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { type Copy, copyProject } from '../support/project-copy.ts';
import { drawTable } from './table.ts';

interface Change {
  name: string;
  /** 20, unless it says otherwise. */
  times?: number;
  /** The page that is open, without the base path; that of a service, unless it says otherwise. */
  path?: string;
  /** @param word another each time, of letters only: digits in copy are for facts */
  save(copy: Copy, word: string): void;
  /** What changes on the page, asked within it; nothing while it is being loaded. */
  look(): string | undefined;
}

const GROCERY = 'content/services/grocery.md';
const SERVICE = 'services/product-categories/grocery/';

const CHANGES: Change[] = [
  {
    name: 'a sentence',
    times: 50,
    save: (copy, word) => copy.edit(GROCERY, /(\nSaved \w+ times\.\n)?$/, `\nSaved ${word} times.\n`),
    look: () => /Saved \w+ times/.exec(document.body.textContent)?.[0],
  },
  {
    name: 'a title, which the menus show',
    save: (copy, word) => copy.edit(GROCERY, /^title: .*$/m, `title: Grocery ${word}`),
    look: () => document.querySelector('h1')?.textContent + document.title,
  },
  {
    name: 'a error',
    save: (copy, word) =>
      copy.edit(GROCERY, /^titl\w+: /m, copy.read(GROCERY).includes('\ntitle:') ? `titl${word}: ` : 'title: '),
    look: () => String(document.querySelector('#dev-overlay') !== null),
  },
  {
    name: 'a style',
    path: 'membership/',
    save: (copy, word) =>
      copy.edit('assets/styles/tokens.css', /(:root \{ --saved: \w+; \}\n)?$/, `:root { --saved: ${word}; }\n`),
    look: () => getComputedStyle(document.documentElement).getPropertyValue('--saved'),
  },
  {
    name: 'a component',
    path: 'membership/',
    save: (copy, word) =>
      copy.edit('components/shell/Footer.tsx', /className="footer-words( \w+)?"/, `className="footer-words ${word}"`),
    look: () => document.querySelector('.footer-words')?.className,
  },
  {
    name: 'a module of pages',
    save: (copy, word) =>
      copy.edit('pages/parts/intro.ts', /return \{ headline(: '\w+')?,/, `return { headline: '${word}',`),
    look: () => document.querySelector('h1')?.textContent,
  },
  {
    name: 'a script of the browser',
    times: 10,
    path: 'services/',
    save: (copy, word) => copy.edit('client/main.ts', /(console\.debug\('\w+'\);\n)?$/, `console.debug('${word}');\n`),
    look: () => document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? undefined,
  },
  {
    name: 'a picture',
    times: 10,
    save: ({ folder }, word) => {
      const other = word.charCodeAt(word.length - 1) % 2 === 0 ? 'meat.jpg' : 'produce.jpg';
      cpSync(join(folder, 'assets/images', other), join(folder, 'assets/images/grocery.jpg'));
    },
    look() {
      const picture = document.querySelector<HTMLImageElement>('main img');
      return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : undefined;
    },
  },
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const [only = ''] = process.argv.slice(2);
const copy = copyProject();
const devServer = await copy.start();
const { browser } = await launchBrowser();
try {
  const page = await browser.newPage();
  const rows = [];
  for (const change of CHANGES.filter(({ name }) => name.includes(only))) {
    const times = await measure(page, change);
    rows.push([change.name, times.length, median(times), Math.max(...times)]);
  }
  console.log(drawTable(['saved', 'times', 'median', 'worst'], rows));
} finally {
  await browser.close();
  await devServer.stop();
}

async function measure(page: Page, change: Change): Promise<number[]> {
  await page.goto(devServer.address + (change.path ?? SERVICE), { waitUntil: 'load' });
  const times: number[] = [];
  for (let turn = 0; turn < (change.times ?? 20); turn++) {
    const word = `x${LETTERS[Math.floor(turn / 26)]}${LETTERS[turn % 26]}`;
    const before = await page.evaluate(change.look);
    const saved = performance.now();
    change.save(copy, word);
    // While a page is being left, it cannot be asked.
    const look = () => page.evaluate(change.look).catch(() => undefined);
    while ([before, undefined].includes(await look())) await setTimeout(1);
    times.push(Math.round(performance.now() - saved));
    // As long as nobody types faster; the second look is over.
    await setTimeout(400);
  }
  return times;
}
