/** The built site of this project, and its content, which says what the pages should show. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { listRoutes, type SiteRoute } from '../../pages/routes.ts';
import type { Content } from '../../site/schema/content.ts';
import { getRealSite } from './browser/sites.ts';
import { listFiles } from './files.ts';
import { onOneLine, openPage } from './html.ts';

const { folder } = getRealSite();
const pages = new Map<string, CheerioAPI>();

export const content: Content = JSON.parse(readFileSync(join(folder, '../content.json'), 'utf8'));

/** Every route, redirects included. */
export const routes: SiteRoute[] = listRoutes(content);

/** The routes of pages that don't redirect. */
export const withoutRedirects = routes.filter(({ redirectsTo }) => redirectsTo === undefined);

/** Every file, e.g. "contact/index.html". */
export const files = listFiles(folder);

/** The text of a file, e.g. "sitemap.xml". */
export function readText(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The page of a path, e.g. "/contact/". */
export function open(path: string): CheerioAPI {
  const page = pages.get(path) ?? openPage({ read: readText }, path);
  pages.set(path, page);
  return page;
}

/** The URLs in the sitemap, sorted. */
export function listSitemap(): string[] {
  return [...readText('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url).sort();
}

/** Asserts that elements show each text, whatever its line breaks. */
export function assertShows(elements: Cheerio<AnyNode>, ...texts: readonly string[]): void {
  const shown = onOneLine(elements.text());
  for (const text of texts) assert.ok(shown.includes(onOneLine(text)), text);
}

/** Asserts that elements contain a link to each address. */
export function assertLinks(elements: Cheerio<AnyNode>, ...addresses: readonly string[]): void {
  for (const address of addresses) assert.ok(elements.find(`a[href="${address}"]`).length > 0, address);
}

export function getValues<Entry, Key extends keyof Entry>(entries: readonly Entry[], key: Key): Entry[Key][] {
  return entries.map((entry) => entry[key]);
}

/** e.g. "tel:8005550142" */
export function telephone(phone: string): string {
  return `tel:${phone.replace(/\D/g, '')}`;
}
