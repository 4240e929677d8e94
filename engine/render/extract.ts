import { Parser } from 'htmlparser2';

/** What the checks need to know about a page, or a part of it. */
export interface PageExtract {
  title: string;
  description: string;
  ids: string[];
  headings: { level: number; text: string; id: string | undefined }[];
  /** The URLs of links, as written. */
  links: string[];
  /** The URLs of files that the page uses, in `href`, `src`, `srcset`, `data-src`, `data-placeholder` and social tags, as written. */
  assets: string[];
  /** Inline `style=` and `on…=`, e.g. "<p onclick>". */
  inlineCode: string[];
  /** `type` is "" if there is none; only then is `code` kept. */
  scripts: { type: string; src: string | undefined; code: string }[];
}

type Attributes = Record<string, string>;

/**
 * Splits a page at the main part. What surrounds that is the same on many pages; the head and the main part are not.
 * @returns `own` and `shared` pieces, which alternate on the page
 */
export function splitPage(html: string): { own: string[]; shared: string[] } {
  const [body, main] = [html.indexOf('<body'), html.indexOf('<main')];
  const end = html.indexOf('</main>');
  if (body < 0 || main < body || end < main) return { own: [html], shared: [] };
  return { own: [html.slice(0, body), html.slice(main, end)], shared: [html.slice(body, main), html.slice(end)] };
}

/** The extract of a whole page, without URLs: they are checked piece by piece. */
export type JoinedExtract = Omit<PageExtract, 'links' | 'assets'>;

export const listUrls = ({ links, assets }: PageExtract) => [...links, ...assets];

export function joinExtracts(extracts: readonly PageExtract[]): JoinedExtract {
  return {
    title: extracts.map(({ title }) => title).join(''),
    description: extracts.map(({ description }) => description).join(''),
    ids: extracts.flatMap(({ ids }) => ids),
    headings: extracts.flatMap(({ headings }) => headings),
    inlineCode: extracts.flatMap(({ inlineCode }) => inlineCode),
    scripts: extracts.flatMap(({ scripts }) => scripts),
  };
}

export function extract(html: string): PageExtract {
  const result: PageExtract = { ...joinExtracts([]), links: [], assets: [] };
  let openElement = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' || name === 'script' || isHeading(name)) openElement = name;
      if (isHeading(name)) result.headings.push({ level: Number(name[1]), text: '', id: attributes['id'] });
      readAttributes(name, attributes, result);
    },
    ontext(text) {
      const heading = result.headings.at(-1);
      if (openElement === 'title') result.title += text;
      else if (openElement === 'script') addCode(result.scripts.at(-1), text);
      else if (openElement !== '' && heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === openElement) openElement = '';
    },
  });
  parser.end(html);
  // Copied, because a substring would keep the whole HTML in memory.
  return JSON.parse(JSON.stringify(result));
}

function addCode(script: PageExtract['scripts'][number] | undefined, text: string): void {
  if (script?.type === '') script.code += text;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function readAttributes(name: string, attributes: Attributes, result: PageExtract): void {
  const { id, content = '' } = attributes;
  if (id !== undefined) result.ids.push(id);
  if (name === 'script') result.scripts.push({ type: attributes['type'] ?? '', src: attributes['src'], code: '' });
  if (name === 'meta' && attributes['name'] === 'description') result.description = content;
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on')) result.inlineCode.push(`<${name} ${attribute}>`);
  }
  readUrls(name, attributes, result);
}

function readUrls(name: string, attributes: Attributes, { links, assets }: PageExtract): void {
  const { rel, href, src, srcset = '', content, 'data-placeholder': placeholder, 'data-src': lazySrc } = attributes;
  const isImage = attributes['property'] === 'og:image' || attributes['name'] === 'twitter:image';
  if (href !== undefined) (name === 'a' || rel === 'canonical' ? links : assets).push(href);
  if (attributes['http-equiv'] === 'refresh' && content) links.push(content.replace(/^\d+; url=/, ''));
  const others = [src, lazySrc, placeholder, ...splitSrcset(srcset), isImage ? content : undefined];
  assets.push(...others.filter((url) => url !== undefined));
}

/** e.g. "/a.webp 480w, /b.webp 800w" → ["/a.webp", "/b.webp"] */
function splitSrcset(srcset: string): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter(Boolean);
}
