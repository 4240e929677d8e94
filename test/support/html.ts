import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Parses a page of a built site, e.g. "contact/". */
export function openPage(site: { read(path: string): string }, path: string): CheerioAPI {
  return load(site.read(/^$|\/$/.test(path) ? `${path}index.html` : path));
}

/** The structured data of a page, or only that of a type. */
export function structuredData($: CheerioAPI, type?: string): Record<string, unknown>[] {
  return readTexts($('script[type="application/ld+json"]'))
    .map((text) => JSON.parse(text))
    .filter((data) => type === undefined || data['@type'] === type);
}

export function readTexts(elements: Cheerio<AnyNode>): string[] {
  return elements.toArray().map((_, index) => elements.eq(index).text());
}

export function listAttributes(elements: Cheerio<AnyNode>, name: string): (string | undefined)[] {
  return elements.toArray().map((_, index) => elements.eq(index).attr(name));
}

/** Text without line breaks and without non-breaking spaces. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
