/** The built pages, as the gates test them: every one by name, so that none is missed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Whether tests of all pages visit every one, as `npm run test:rest` has them do. */
export const EVERY_PAGE = process.env.TEST_EVERY_PAGE === 'true';

export interface BuiltPage {
  /** The file within dist, e.g. "contact/index.html". */
  file: string;
  /** e.g. "contact/" */
  path: string;
}

/** @throws Error when there is no page: a gate that tests nothing must not pass */
export function listPages(folder: string): BuiltPage[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const pages = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, path: file.replace(/index\.html$/, '') }));
  if (pages.length === 0) throw new Error(`found no pages in ${folder}, run npm run build first`);
  return pages;
}

/** Without the small pages that send their visitor on at once. */
export function listStandingPages(folder: string): BuiltPage[] {
  return listPages(folder).filter(
    ({ file }) => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'),
  );
}
