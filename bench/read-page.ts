import { Parser } from 'htmlparser2';

/** The meta tags that must be the same in the two sites of a comparison. */
const HEAD = ['description', 'og:type', 'og:site_name', 'og:locale', 'og:title', 'og:description', 'og:url'];

/** Head, links and text of a page. White space and quotation marks are normalized, because generators differ in them. */
export function readPage(html: string): string[] {
  const head = new Map<string, string>();
  const links: string[] = [];
  let [text, inside] = ['', ''];
  const parser = new Parser({
    onopentag(tag, { name, property = name, content = '', rel, href = '' }) {
      if (tag === 'title' || tag === 'body') inside = tag;
      if (tag === 'meta' && property !== undefined) head.set(property, content);
      if (rel === 'canonical') head.set(rel, href);
      if (tag === 'a') links.push(href);
      text += ' ';
    },
    ontext(part) {
      // The parser splits a text at entities, such as &amp;.
      if (inside === 'title') head.set(inside, (head.get(inside) ?? '') + part);
      else if (inside === 'body') text += part;
    },
    onclosetag(tag) {
      if (tag === inside) inside = '';
      text += ' ';
    },
  });
  parser.end(html);
  const lines = ['title', 'canonical', ...HEAD].map((name) => `${name}: ${head.get(name) ?? 'nothing'}`);
  return [...lines, `links: ${links.join(' ')}`, `text: ${text}`].map(normalize);
}

function normalize(text: string): string {
  return text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
}
