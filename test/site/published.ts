/** The real site, built once. What it should hold is asked of its content. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { build } from '../../build.ts';
import type { SiteRoute } from '../../pages/routes.ts';
import { listRoutes } from '../../pages/routes.ts';
import type { Content } from '../../site/schema/content.ts';
import { project } from '../support/project.ts';

/** Any day will do, if it is the same for all: what is over on it is taken down. */
export const DAY = '2026-11-20';

export interface Published {
  content: Content;
  /** Every route, also the small pages that only lead on. */
  routes: SiteRoute[];
  /** The routes of pages that visitors stay on. */
  standing: SiteRoute[];
  /** The page of a path, e.g. "/contact/". */
  page(path: string): CheerioAPI;
  /** The words of a page's main part, on one line. */
  words(path: string): string;
  text(file: string): string;
  /** Every file, e.g. "contact/index.html". */
  files: string[];
}

let published: Promise<Published> | undefined;

/** At the root of its host, wherever content/site.md will have it stand. Gone when the tests are done. */
export function publish(): Promise<Published> {
  published ??= publishOnce();
  return published;
}

async function publishOnce(): Promise<Published> {
  const out = mkdtempSync(join(tmpdir(), 'published-'));
  process.once('exit', () => rmSync(out, { recursive: true }));
  const dist = join(out, 'dist');
  const content = await build({
    content: join(project, 'content'),
    images: join(project, 'assets/images'),
    public: join(project, 'public'),
    cache: join(project, '.cache'),
    out: dist,
    base: '/',
    date: DAY,
    log: () => undefined,
  });
  const routes = listRoutes(content);
  const text = (file: string) => readFileSync(join(dist, file), 'utf8');
  const page = (path: string) => load(text(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)));
  return {
    content,
    routes,
    standing: routes.filter(({ redirect }) => redirect === undefined),
    page,
    text,
    words: (path) => onOneLine(page(path)('main').text()),
    files: readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/')),
  };
}

/** Words without breaks of lines, and without spaces that hold words together. */
export function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** Where a telephone link leads, e.g. "tel:8005550142". */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/\D/g, '')}`;
}
