import { Marked, type Token, type Tokens } from 'marked';
import { CHARACTER_REFERENCE, type Diagnostic, decodeReferences, escapeHtml, type TextFinding } from '../core/index.ts';
import type { Source } from './source.ts';
import { BLANK, findMarksInText, findUnwanted } from './text-errors.ts';
import { findTokenErrors, TOO_DEEP } from './token-errors.ts';
import { childrenOf, type PlacedToken, placeTokens } from './tokens.ts';
import { typesetTokens } from './typeset.ts';

/**
 * The body of a source as HTML: typeset, links without the base path. What the content security policy forbids, and
 * what would not be shown as it was typed, is an error.
 */
export function readMarkdown({ body, file, positionInBody }: Source): { html: string; errors: Diagnostic[] } {
  const place = ({ index, ...finding }: TextFinding) => ({
    ...{ file, position: positionInBody(index), path: [] },
    ...finding,
  });
  const tooDeep = findDeepNesting(body);
  if (tooDeep !== undefined) return { html: '', errors: [place({ index: tooDeep, ...TOO_DEEP })] };

  const tokens = new Marked().lexer(body);
  const placed = placeTokens(tokens, body);
  const words = keepWords(body, placed);
  const errors = [...placed.flatMap(findTokenErrors), ...findMarksInText(words, body), ...findUnwantedCodes(words)];
  typesetTokens(placed);
  return { html: renderMarkdown(tokens), errors: errors.map(place) };
}

/** The text with every character blanked that Markdown does not read as text: markup, code, escapes. */
function keepWords(text: string, placed: readonly PlacedToken[]): string {
  let [kept, end] = ['', 0];
  for (const { token, lines } of placed) {
    if (token.type !== 'text' || childrenOf(token).length > 0) continue;
    for (const { offset, words } of lines) {
      kept += blank(text.slice(end, offset)) + words;
      end = offset + words.length;
    }
  }
  return kept;
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, ({ length }) => BLANK.repeat(length));
}

function findUnwantedCodes(words: string): TextFinding[] {
  return [...words.matchAll(CHARACTER_REFERENCE)].flatMap(({ 0: code, index }) =>
    findUnwanted(decodeReferences(code)).map((finding) => ({ ...finding, index })),
  );
}

/** Where nesting is so deep that parsing would take minutes, or all of the stack. */
function findDeepNesting(text: string): number | undefined {
  const beginning = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){200}/m.exec(text)?.index;
  return beginning ?? findOpenEmphasis(text);
}

/** In one paragraph, counting marks that may prove to be text. */
const MOST_OPEN = 100;

function findOpenEmphasis(text: string): number | undefined {
  let open = 0;
  for (const { 0: marks, index } of text.matchAll(/\\.|\n[ \t]*\n|[*_]+/g)) {
    if (marks.startsWith('\n')) open = 0;
    else if (!marks.startsWith('\\')) open = Math.max(0, open + marks.length * turnOf(marks, index, text));
    if (open > MOST_OPEN) return index;
  }
  return undefined;
}

/** Whether marks can open (1) or only close (-1). */
function turnOf(marks: string, index: number, text: string): 1 | -1 {
  const isBeforeWord = /^\S$/.test(text.charAt(index + marks.length));
  return isBeforeWord && !/^[\p{L}\p{N}]$/u.test(text.charAt(index - 1)) ? 1 : -1;
}

interface Renderer {
  parser: { parseInline(tokens: Token[]): string };
}

const marked = new Marked({
  renderer: {
    // HTML and pictures are errors.
    html: () => '',
    image: () => '',
    heading(this: Renderer, { depth, tokens, text }: Tokens.Heading): string {
      return `<h${depth} id="${makeId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    /** A class for alignment: the attribute that marked writes is obsolete in HTML. */
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

/** Headings get ids; links stay as they are, without the base path. */
export function renderMarkdown(tokens: readonly Token[]): string {
  return marked.parser([...tokens]).trim();
}

/** Without accents, however they were typed, e.g. "What you get" → "what-you-get", "Café" → "cafe" */
function makeId(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
