import { Parser } from 'htmlparser2';

/** What the proofs need to know of a page, gathered in one pass. */
export interface Scan {
  title: string;
  description: string;
  ids: string[];
  headings: { level: number; text: string }[];
  /** Every URL of the page, as written: links, assets, pictures, the policy's own kind excepted. */
  urls: { url: string; kind: 'link' | 'asset' }[];
  /** Inline `style=` and `on…=`, e.g. "<p onclick>". */
  inline: string[];
  islands: string[];
  policy: boolean;
}

export function scan(html: string): Scan {
  const found: Scan = {
    title: '',
    description: '',
    ids: [],
    headings: [],
    urls: [],
    inline: [],
    islands: [],
    policy: false,
  };
  const inside = { title: false, heading: false };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && found.title === '') inside.title = true;
      if (/^h[1-6]$/.test(name)) {
        inside.heading = true;
        found.headings.push({ level: Number(name[1]), text: '' });
      }
      readAttributes(name, attributes, found);
    },
    ontext(text) {
      if (inside.title) found.title += text;
      const heading = found.headings.at(-1);
      if (inside.heading && heading) heading.text += text;
    },
    onclosetag(name) {
      if (name === 'title') inside.title = false;
      if (/^h[1-6]$/.test(name)) inside.heading = false;
    },
  });
  parser.end(html);
  return found;
}

function readAttributes(name: string, attributes: Record<string, string>, found: Scan): void {
  const { id, content = '', 'data-island': island } = attributes;
  if (id !== undefined) found.ids.push(id);
  if (island !== undefined) found.islands.push(island);
  if (name === 'meta' && attributes.name === 'description') found.description = content;
  if (name === 'meta' && attributes['http-equiv'] === 'Content-Security-Policy') found.policy = true;
  for (const attribute of Object.keys(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on')) found.inline.push(`<${name} ${attribute}>`);
  }
  found.urls.push(...urlsOf(name, attributes));
}

function urlsOf(name: string, { href, src, srcset, content, property, ...rest }: Record<string, string>): Scan['urls'] {
  const refresh = rest['http-equiv'] === 'refresh' ? (content ?? '').replace(/^\d+; url=/, '') : undefined;
  const social = property === 'og:image' || rest.name === 'twitter:image' ? content : undefined;
  const links = [name === 'a' ? href : undefined, refresh];
  const assets = [name === 'a' ? undefined : href, src, social, ...splitSrcset(srcset)];
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
