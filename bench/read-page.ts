import { Parser } from 'htmlparser2';

/** The metadata of a page that is compared. */
const HEAD = ['description', 'og:type', 'og:site_name', 'og:locale', 'og:title', 'og:description', 'og:url'];

/**
 * The content of a page, line by line: head, links, words. White space and quotation marks are normalized,
 * because generators differ in them.
 */
export function readPage(html: string): string[] {
  const head = new Map<string, string>();
  const links: string[] = [];
  let [words, place] = ['', ''];
  const parser = new Parser({
    onopentag(tag, { name, property = name, content = '', rel, href = '' }) {
      if (tag === 'title' || tag === 'body') place = tag;
      if (tag === 'meta' && property !== undefined) head.set(property, content);
      if (rel === 'canonical') head.set(rel, href);
      if (tag === 'a') links.push(href);
      words += ' ';
    },
    ontext(text) {
      // Characters written as entities are separate tokens.
      if (place === 'title') head.set(place, (head.get(place) ?? '') + text);
      else if (place === 'body') words += text;
    },
    onclosetag(tag) {
      if (tag === place) place = '';
      words += ' ';
    },
  });
  parser.end(html);
  const said = ['title', 'canonical', ...HEAD].map((name) => `${name}: ${head.get(name) ?? 'nothing'}`);
  return [...said, `links: ${links.join(' ')}`, `words: ${words}`].map(evenOut);
}

function evenOut(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
}
