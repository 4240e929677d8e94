import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';

/** Whether tests visit every page, as in `npm test -- --rest`, or only some of each kind. */
export const EVERY_PAGE = process.env['TEST_EVERY_PAGE'] === 'true';

/**
 * @returns the file of each page within dist, e.g. "contact/index.html", and its path, e.g. "contact/"
 * @throws Error if there is no page, because a test of no pages must not pass
 */
export function listPages(folder: string) {
  const pages = listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: file.replace(/index\.html$/, '') }));
  if (pages.length === 0) throw new Error(`No pages in ${folder}. Run npm run build first.`);
  return pages;
}

export function listNonRedirects(folder: string) {
  return listPages(folder).filter(
    ({ file }) => !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"'),
  );
}
