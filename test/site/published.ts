/** The real site. What it should hold is asked of its content. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { SiteRoute } from '../../pages/routes.ts';
import { listRoutes } from '../../pages/routes.ts';
import type { Content } from '../../site/schema/content.ts';
import { openRealSite } from '../support/browser/sites.ts';

const { folder } = await openRealSite();
const pages = new Map<string, CheerioAPI>();

export const content: Content = JSON.parse(readFileSync(join(folder, '../content.json'), 'utf8'));

/** Every route, redirects included. */
export const routes: SiteRoute[] = listRoutes(content);

/** The routes of pages that visitors stay on. */
export const standing = routes.filter(({ redirect }) => redirect === undefined);

/** Every file, e.g. "contact/index.html". */
export const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.split(sep).join('/'),
);

export function readText(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The page of a path, e.g. "/contact/". */
export function open(path: string): CheerioAPI {
  const page = pages.get(path) ?? load(readText(path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)));
  pages.set(path, page);
  return page;
}

/** The text of a page's main part, on one line. */
export function readMain(path: string): string {
  return onOneLine(open(path)('main').text());
}

/** The texts of elements. */
export function textsOf(elements: Cheerio<AnyNode>): string[] {
  return elements.toArray().map((_, index) => elements.eq(index).text());
}

/** An attribute of elements. */
export function attributesOf(elements: Cheerio<AnyNode>, name: string): (string | undefined)[] {
  return elements.toArray().map((_, index) => elements.eq(index).attr(name));
}

/** A field of each entry. */
export function valuesOf<Entry, Key extends keyof Entry>(entries: readonly Entry[], key: Key): Entry[Key][] {
  return entries.map((entry) => entry[key]);
}

/** Text without line breaks and without non-breaking spaces. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Where a telephone link leads, e.g. "tel:8005550142". */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/\D/g, '')}`;
}
