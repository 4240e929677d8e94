import { Parser } from 'htmlparser2';
import { Marked, type Token } from 'marked';
import {
  type Block,
  CHARACTER_REFERENCE,
  type Diagnostic,
  decodeReferences,
  escapeHtml,
  type InText,
  type TextImage,
} from '../core/index.ts';
import { findUnclearAddresses } from './mistakes/addresses.ts';
import { checkToken, findDeepNesting, findUncertainEmphasis, findUncertainLists } from './mistakes/markdown.ts';
import { BLANK, findStrayMarkup } from './mistakes/stray-markup.ts';
import { findBadCharacters } from './mistakes/text-errors.ts';
import type { Source } from './source.ts';
import { readTokens, toPlainSpaces } from './tokenizer.ts';
import { listChildren, type PlacedToken, placeTokens, typesetTokens } from './tokens.ts';
import { typeset } from './typography.ts';

/**
 * Reads and typesets the body of a source. Reports Markdown that is not supported, such as HTML, and text that a page would not show
 * as the author meant it.
 */
export function readMarkdown({ body, file, positionsIn }: Source) {
  const at = positionsIn([]);
  const toDiagnostic = ({ index, ...found }: Diagnostic<InText>) => ({ file, position: at(index), path: [], ...found });
  const tooDeep = findDeepNesting(body);
  if (tooDeep) return { blocks: [], errors: [toDiagnostic(tooDeep)], pictures: [] };

  const text = toPlainSpaces(body);
  const tokens = readTokens(body);
  const placed = placeTokens(tokens, text);
  const textTokens = placed.filter(({ token }) => token.type === 'text' && listChildren(token).length === 0);
  const unparsed = blankParsed(text, textTokens);
  const unclear = findUnclearAddresses(placed, text, unparsed);
  const errors = [
    // If it is unclear where an address ends, other errors in it may be wrong.
    ...placed.flatMap(checkToken).filter(({ index }) => unclear.every((one) => one.index !== index)),
    ...findUncertainLists(placed, text),
    ...findUncertainEmphasis(placed, text),
    ...unclear,
    ...findStrayMarkup(placed, hideAddresses(unparsed, placed), body),
    ...findBadReferences(unparsed),
  ];
  const pictures = placed.flatMap(({ token, offset }) => {
    if (token.type !== 'image') return [];
    const name: string = token.href;
    const alt: string = token.text;
    return [{ name, alt, position: at(offset + token.raw.indexOf(name, alt.length)) }];
  });
  typesetTokens(tokens);
  return { blocks: toBlocks(tokens), errors: errors.map(toDiagnostic), pictures };
}

/** The text with {@link BLANK} in place of everything that Markdown has parsed: markup, code, escapes. */
function blankParsed(text: string, textTokens: readonly PlacedToken[]): string {
  // Markdown takes the backslash from a bar in a table before it looks for escapes.
  const source = text.replace(/\\[\\|]/g, BLANK.repeat(2));
  let [blanked, end] = ['', 0];
  for (const { offset, text: line } of textTokens.flatMap(({ lines }) => lines)) {
    blanked += source.slice(end, offset).replace(/\S/g, BLANK) + source.slice(offset, offset + line.length);
    end = offset + line.length;
  }
  // What follows the last text, such as code.
  return blanked + source.slice(end).replace(/\S/g, BLANK);
}

/** Bare addresses have signs of their own, and a footnote is reported where it is defined. */
function hideAddresses(unparsed: string, placed: readonly PlacedToken[]): string {
  let hidden = unparsed;
  for (const { token, offset } of placed) {
    if (token.type !== 'link' || /^\[(?!\^)/.test(token.raw)) continue;
    hidden = hidden.slice(0, offset) + BLANK.repeat(token.raw.length) + hidden.slice(offset + token.raw.length);
  }
  return hidden;
}

function findBadReferences(text: string): Diagnostic<InText>[] {
  return [...text.matchAll(CHARACTER_REFERENCE)].flatMap(({ 0: reference, index }) =>
    findBadCharacters(decodeReferences(reference)).map((found) => ({ ...found, index })),
  );
}

/** What escapeHtml escapes: marked decodes it in text, but neither in addresses nor in alternative texts. */
const NAMED = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
]);

function decodeNamed(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (reference) => NAMED.get(reference) ?? reference);
}

const marked = new Marked({
  renderer: {
    // Both are reported as errors, but for a picture that is alone in its paragraph.
    html: () => '',
    image: () => '',
    heading({ depth, tokens }) {
      const html = this.parser.parseInline(tokens);
      return `<h${depth} id="${makeId(toText(html))}">${html}</h${depth}>\n`;
    },
    /** A class for alignment: the attribute that marked writes is obsolete in HTML. */
    tablecell({ header, align, tokens }) {
      const tag = header ? 'th' : 'td';
      const alignment = align === null ? '' : ` class="align-${align}"`;
      return `<${tag}${alignment}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(decodeNamed(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

export function toBlocks(tokens: readonly Token[]): Block[] {
  const blocks: (Token[] | TextImage)[] = [];
  for (const token of tokens) {
    const image = findImage(token);
    const last = blocks.at(-1);
    if (image) blocks.push(image);
    else if (Array.isArray(last)) last.push(token);
    else blocks.push([token]);
  }
  const rendered = blocks.map((one) => (Array.isArray(one) ? { html: marked.parser(one).trim() } : { image: one }));
  return rendered.filter((one) => !('html' in one && one.html === ''));
}

function findImage(token: Token): TextImage | undefined {
  const [image, ...others] = token.type === 'paragraph' ? listChildren(token) : [];
  if (image?.type !== 'image' || others.length > 0) return undefined;
  const caption: string | null = image.title;
  return { src: image.href, alt: decodeNamed(image.text), ...(caption && { caption: typeset(caption) }) };
}

function toText(html: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(html);
  return parts.join('');
}

/** e.g. "What you get" → "what-you-get", "Café" → "cafe" */
function makeId(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
