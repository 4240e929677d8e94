import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from '../core/html.ts';

interface Renderer {
  parser: { parseInline(tokens: Token[]): string };
}

const marked = new Marked({
  renderer: {
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
      return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Renders a checked text. Headings get ids; its links stay as they are, without the base path. */
export function renderMarkdown(tokens: readonly Token[]): string {
  return marked.parser([...tokens]).trim();
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
