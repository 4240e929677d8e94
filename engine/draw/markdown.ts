import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from './html.ts';
import type { ToUrl } from './url.ts';

/** Renders a checked text. Headings get ids; paths of this site get the base path. */
export function renderMarkdown(tokens: readonly Token[], toUrl: ToUrl): string {
  return new Marked({ renderer: makeRenderer(toUrl) }).parser([...tokens]).trim();
}

interface Renderer {
  parser: { parseInline(tokens: Token[]): string };
}

function makeRenderer(toUrl: ToUrl) {
  return {
    // HTML and pictures are faults, which are told where they stand.
    html: () => '',
    image: () => '',
    heading(this: Renderer, { depth, tokens, text }: Tokens.Heading): string {
      return `<h${depth} id="${makeId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    /** Alignment becomes a class: the attribute that marked writes is obsolete in HTML. */
    tablecell(this: Renderer, { header, align, tokens }: Tokens.TableCell): string {
      const tag = header ? 'th' : 'td';
      const place = align === null ? '' : ` class="align-${align}"`;
      return `<${tag}${place}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    link(this: Renderer, { href, tokens }: Tokens.Link): string {
      const url = href.startsWith('/') ? toUrl(href) : href;
      return `<a href="${escapeHtml(url)}">${this.parser.parseInline(tokens)}</a>`;
    },
  };
}

/** Accents are left away, however they were typed, e.g. "What you get" → "what-you-get", "Café" → "cafe" */
function makeId(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
