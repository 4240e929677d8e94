/** Saves the page of a failing test in test-results/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'node:test';
import type { Page } from 'puppeteer-core';
import { project } from '../project.ts';

let testName = '';
beforeEach((test) => {
  testName = 'fullName' in test ? String(test.fullName) : '';
});

export async function saveEvidence(page: Page, errors: readonly string[]): Promise<void> {
  const folder = join('test-results', testName.replace(/[^\w-]+/g, '-').slice(0, 100));
  mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, folder, 'console.txt'), errors.join('\n'));
  // A page that hangs returns no screenshot.
  await page.screenshot({ fullPage: true, path: join(project, folder, 'page.png') }).catch(() => undefined);
  console.log(`The failed page was saved in ${folder}/`);
}
