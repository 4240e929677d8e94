/** What `npm test` and `npm test -- --rest` run. */
import { findFirefox } from './support/browser/browser.ts';
import type { BrowserKind } from './support/browser/kind.ts';
import { listFiles } from './support/files.ts';
import { findWebKit } from './support/webkit/driver.ts';

export interface TestGroup {
  browser: BrowserKind;
  /** Whether tests visit every page and state, not only some of each kind. */
  everyPage?: boolean;
  /** How the paths of test files begin. */
  paths: readonly string[];
  except?: readonly string[];
}

/** Arguments of `npm run`. */
export const CHECKS = [['build', '--', '--quiet'], ['types'], ['lint']] as const;

/** Visitors' main tasks, done by keyboard. */
const TASKS = 'test/browser/keyboard.test.ts';
const E2E = ['test/e2e/', 'editor/test/e2e/'];
const TRANSLATED = 'test/browser/pages/translated.test.ts';
/** These check more pages or states in `npm test -- --rest` than in `npm test`. */
const PAGES = ['states', 'walk'].map((name) => `test/browser/pages/${name}.test.ts`);

export const ALL: TestGroup = {
  browser: 'chromium',
  paths: ['test/', 'editor/test/'],
  except: [...E2E, TRANSLATED],
};

/** Tests that take minutes and seldom fail. */
export const REST: readonly TestGroup[] = [
  { browser: 'chromium', everyPage: true, paths: [...E2E, ...PAGES, TRANSLATED] },
  {
    browser: 'firefox',
    paths: [...['calculator', 'carousel', 'menu', 'tabs'].map((part) => `test/browser/${part}/`), TASKS],
  },
  { browser: 'webkit', paths: [TASKS] },
];

/** @throws Error if there are none for a path, because a wrong path must not pass */
export function listTests({ paths, except = [] }: TestGroup): string[] {
  const all = ['test', 'editor/test'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`));
  const tests = all.filter((file) => file.endsWith('.test.ts'));
  const unknown = paths.find((path) => !tests.some((file) => file.startsWith(path)));
  if (unknown !== undefined) throw new Error(`No path of a test file begins with ${unknown}.`);
  const isIn = (file: string, starts: readonly string[]) => starts.some((start) => file.startsWith(start));
  return tests.filter((file) => isIn(file, paths) && !isIn(file, except));
}

/** Whether a browser can be used; says so if not. Chromium comes with the packages. */
export function isInstalled(browser: BrowserKind): boolean {
  try {
    if (browser === 'firefox') findFirefox();
    if (browser === 'webkit') findWebKit();
    return true;
  } catch (error) {
    console.log(`No tests in ${browser}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
