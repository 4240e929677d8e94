import { Parser } from 'htmlparser2';

/** What the checks need to know about a page, or a part of it. */
export interface Scan {
  title: string;
  description: string;
  ids: string[];
  headings: { level: number; text: string; id: string | undefined }[];
  /** Every URL of the page, as written. */
  urls: { url: string; kind: 'link' | 'asset' }[];
  /** Inline `style=` and `on…=`, e.g. "<p onclick>". */
  inline: string[];
  /** `type` is "" if there is none; then `code` runs. */
  scripts: { type: string; src: string | undefined; code: string }[];
  islands: string[];
}

type Attributes = Record<string, string>;

/**
 * Scans a page in parts: what surrounds the main part is the same on many pages.
 * @param known pieces that were scanned before
 */
export function scanPieces(html: string, known: Map<string, Scan>): Scan[] {
  const scanOnce = (piece: string) => {
    const found = known.get(piece) ?? scan(piece);
    known.set(piece, found);
    return found;
  };
  const [body, main] = [html.indexOf('<body'), html.indexOf('<main')];
  const end = html.indexOf('</main>');
  if (body < 0 || main < body || end < main) return [scan(html)];
  // Head and main part differ on every page.
  return [
    scan(html.slice(0, body)),
    scanOnce(html.slice(body, main)),
    scan(html.slice(main, end)),
    scanOnce(html.slice(end)),
  ];
}

/** A whole page. Its URLs are checked piece by piece, because those of menus are the same on many pages. */
export type JoinedScan = Omit<Scan, 'urls'>;

export function joinScans(scans: readonly Scan[]): JoinedScan {
  return {
    title: scans.map(({ title }) => title).join(''),
    description: scans.map(({ description }) => description).join(''),
    ids: scans.flatMap(({ ids }) => ids),
    headings: scans.flatMap(({ headings }) => headings),
    inline: scans.flatMap(({ inline }) => inline),
    scripts: scans.flatMap(({ scripts }) => scripts),
    islands: scans.flatMap(({ islands }) => islands),
  };
}

export function scan(html: string): Scan {
  const found: Scan = {
    title: '',
    description: '',
    ids: [],
    headings: [],
    urls: [],
    inline: [],
    scripts: [],
    islands: [],
  };
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' || name === 'script' || isHeading(name)) open = name;
      if (isHeading(name)) found.headings.push({ level: Number(name[1]), text: '', id: attributes.id });
      readAttributes(name, attributes, found);
    },
    ontext(text) {
      const heading = found.headings.at(-1);
      if (open === 'title') found.title += text;
      else if (open === 'script') addCode(found.scripts.at(-1), text);
      else if (open !== '' && heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === open) open = '';
    },
  });
  parser.end(html);
  return found;
}

function addCode(script: Scan['scripts'][number] | undefined, text: string): void {
  if (script?.type === '') script.code += text;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function readAttributes(name: string, attributes: Attributes, found: Scan): void {
  const { id, content = '', 'data-island': island } = attributes;
  if (id !== undefined) found.ids.push(id);
  if (island !== undefined) found.islands.push(island);
  if (name === 'script') found.scripts.push({ type: attributes.type ?? '', src: attributes.src, code: '' });
  if (name === 'meta' && attributes.name === 'description') found.description = content;
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on')) found.inline.push(`<${name} ${attribute}>`);
  }
  readUrls(name, attributes, found.urls);
}

function readUrls(name: string, attributes: Attributes, urls: Scan['urls']): void {
  const { rel, href, src, srcset, content } = attributes;
  const add = (kind: 'link' | 'asset', url: string | undefined) => {
    if (url !== undefined) urls.push({ url, kind });
  };
  add(name === 'a' || rel === 'canonical' ? 'link' : 'asset', href);
  add('asset', src);
  add('asset', attributes['data-placeholder']);
  if (srcset !== undefined) for (const url of splitSrcset(srcset)) add('asset', url);
  if (attributes['http-equiv'] === 'refresh') add('link', content?.replace(/^\d+; url=/, ''));
  if (attributes.property === 'og:image' || attributes.name === 'twitter:image') add('asset', content);
}

/** e.g. "/a.webp 480w, /b.webp 800w" → ["/a.webp", "/b.webp"] */
function splitSrcset(srcset: string): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter(Boolean);
}
