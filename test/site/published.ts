/** The real site, built once for a file of tests. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheerioAPI, load } from 'cheerio';
import { build } from '../../build.ts';
import type { Content } from '../../site/schema/content.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

export interface Published {
  content: Content;
  /** The page of a path, e.g. "/contact/". */
  page(path: string): CheerioAPI;
  /** The words of a page's main part, on one line. */
  words(path: string): string;
  text(file: string): string;
  remove(): void;
}

export async function publish(settings: { base?: string } = {}): Promise<Published> {
  const out = mkdtempSync(join(tmpdir(), 'published-'));
  const content = await build({
    content: join(project, 'content'),
    images: join(project, 'assets/images'),
    cache: join(project, '.cache'),
    out: join(out, 'dist'),
    date: '2026-11-20',
    log: () => undefined,
    ...settings,
  });
  const text = (file: string) => readFileSync(join(out, 'dist', file), 'utf8');
  const page = (path: string) => load(text(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)));
  return {
    content,
    page,
    text,
    words: (path) => page(path)('main').text().replace(/\s+/g, ' '),
    remove: () => rmSync(out, { recursive: true }),
  };
}
