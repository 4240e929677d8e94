import { Parser } from 'htmlparser2';

/** What the proofs need to know of a page, gathered in one pass. */
export interface Scan {
  title: string;
  description: string;
  ids: string[];
  headings: { level: number; text: string; id: string | undefined }[];
  /** Every URL of the page, as written. */
  urls: { url: string; kind: 'link' | 'asset' }[];
  /** Inline `style=` and `on…=`, e.g. "<p onclick>". */
  inline: string[];
  /** Its type is "" where the page gives none. */
  scripts: { type: string; src: string | undefined }[];
  islands: string[];
  /** The place of the content security policy among the elements of the head; 0 is the first, -1 nowhere. */
  policyPlace: number;
}

type Attributes = Record<string, string>;

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
    policyPlace: -1,
  };
  let place = -2;
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      place += name === 'head' || place >= -1 ? 1 : 0;
      if (name === 'title' || isHeading(name)) open = name;
      if (isHeading(name)) found.headings.push({ level: Number(name[1]), text: '', id: attributes.id });
      if (attributes['http-equiv'] === 'Content-Security-Policy') found.policyPlace = place;
      readAttributes(name, attributes, found);
    },
    ontext(text) {
      const heading = found.headings.at(-1);
      if (open === 'title') found.title += text;
      else if (open !== '' && heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === open) open = '';
    },
  });
  parser.end(html);
  return found;
}

function isHeading(name: string): boolean {
  return /^h[1-6]$/.test(name);
}

function readAttributes(name: string, attributes: Attributes, found: Scan): void {
  const { id, content = '', 'data-island': island } = attributes;
  if (id !== undefined) found.ids.push(id);
  if (island !== undefined) found.islands.push(island);
  if (name === 'script') found.scripts.push({ type: attributes.type ?? '', src: attributes.src });
  if (name === 'meta' && attributes.name === 'description') found.description = content;
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on')) found.inline.push(`<${name} ${attribute}>`);
  }
  found.urls.push(...urlsOf(name, attributes));
}

function urlsOf(name: string, { href, src, srcset, content, ...rest }: Attributes): Scan['urls'] {
  const leads = name === 'a' || rest.rel === 'canonical';
  const refresh = rest['http-equiv'] === 'refresh' ? content?.replace(/^\d+; url=/, '') : undefined;
  const card = rest.property === 'og:image' || rest.name === 'twitter:image' ? content : undefined;
  const links = leads ? [href, refresh] : [refresh];
  const assets = [leads ? undefined : href, src, card, rest['data-placeholder'], ...splitSrcset(srcset)];
  return [
    ...links.filter((url) => url !== undefined).map((url) => ({ url, kind: 'link' as const })),
    ...assets.filter((url) => url !== undefined).map((url) => ({ url, kind: 'asset' as const })),
  ];
}

/** e.g. "/a.webp 480w, /b.webp 800w" → ["/a.webp", "/b.webp"] */
function splitSrcset(srcset = ''): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(' ')[0] ?? '')
    .filter(Boolean);
}
