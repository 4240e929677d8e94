import { Marked, type Token } from 'marked';
import {
  CHARACTER_REFERENCE,
  type Diagnostic,
  decodeReferences,
  escapeHtml,
  type InText,
  inCode,
  isAddress,
  isVisible,
  makeError,
} from '../core/index.ts';
import { checkAlt } from './fields.ts';
import type { Source } from './source.ts';
import { BLANK, findBadCharacters, findStrayMarkup } from './text-errors.ts';
import { listChildren, NESTING_TYPES, type PlacedToken, placeTokens, typeset, typesetTokens } from './tokens.ts';

/**
 * The body of a source as typeset HTML. Links lack the base path, and the `src` of a picture is its file name. There are errors for
 * Markdown that is not supported, such as HTML, and for text that a page would not show as the author meant it.
 */
export function readMarkdown({ body, file, positionsIn }: Source) {
  const at = positionsIn([]);
  const toDiagnostic = ({ index, ...found }: Diagnostic<InText>) => ({ file, position: at(index), path: [], ...found });
  const tooDeep = findDeepNesting(body);
  if (tooDeep !== undefined) return { html: '', errors: [toDiagnostic({ index: tooDeep, ...TOO_DEEP })], pictures: [] };

  const tokens = marked.lexer(body);
  const placed = placeTokens(tokens, body);
  const textTokens = placed.filter(({ token }) => token.type === 'text' && listChildren(token).length === 0);
  const unparsed = textTokens.some(({ token }) => MAY_BE_STRAY.test(token.raw)) ? blankParsed(body, textTokens) : '';
  const errors = [...placed.flatMap(checkToken), ...findStrayMarkup(unparsed, body), ...findBadReferences(unparsed)];
  const pictures = placed.flatMap(({ token, offset }) => {
    if (token.type !== 'image') return [];
    const name: string = token.href;
    const alt: string = token.text;
    return [{ name, alt, position: at(offset + token.raw.indexOf(name, alt.length)) }];
  });
  typesetTokens(tokens);
  return { html: renderMarkdown(tokens), errors: errors.map(toDiagnostic), pictures };
}

/** Text without these characters has no stray markup and no character references, so the slow blanking is skipped. */
const MAY_BE_STRAY = /[#[•·▪‣◦=*_~`&]|^-/m;

/** The text with {@link BLANK} in place of everything that Markdown has parsed: markup, code, escapes. */
function blankParsed(text: string, textTokens: readonly PlacedToken[]): string {
  let [blanked, end] = ['', 0];
  for (const { offset, text: line } of textTokens.flatMap(({ lines }) => lines)) {
    blanked += text.slice(end, offset).replace(/\S/g, BLANK) + line;
    end = offset + line.length;
  }
  return blanked;
}

function findBadReferences(text: string): Diagnostic<InText>[] {
  return [...text.matchAll(CHARACTER_REFERENCE)].flatMap(({ 0: reference, index }) =>
    findBadCharacters(decodeReferences(reference)).map((found) => ({ ...found, index })),
  );
}

/** How many lists, quotes and emphases may be inside one another. */
const MAX_DEPTH = 10;

const TOO_DEEP = makeError(
  'deep-nesting',
  `More than ${MAX_DEPTH} lists, quotes and emphases are nested.`,
  'Use fewer levels.',
);

/** How many unclosed emphasis marks one paragraph may have. */
const MAX_OPEN = 100;

/** Escapes, empty lines, marks that can open an emphasis, and marks that can only close one. */
const MARKS = /\\.|\n[ \t]*\n|(?<![\p{L}\p{N}])([*_]+)(?=[^\s*_])|[*_]+/gu;

/** Where nesting is so deep that parsing would take minutes or overflow the stack. */
function findDeepNesting(text: string): number | undefined {
  // A line that begins with 200 spaces, tabs, and marks of quotes or lists.
  const beginning = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t]){200}/m.exec(text);
  if (beginning) return beginning.index;
  let open = 0;
  for (const { 0: marks, 1: opening, index } of text.matchAll(MARKS)) {
    if (marks.startsWith('\n')) open = 0;
    else if (!marks.startsWith('\\')) open = Math.max(0, open + (opening ? marks.length : -marks.length));
    if (open > MAX_OPEN) return index;
  }
  return undefined;
}

function checkToken({ token, offset, lines, depth, block }: PlacedToken): Diagnostic<InText>[] {
  const tooDeep = depth === MAX_DEPTH && NESTING_TYPES.includes(token.type) ? [TOO_DEEP] : [];
  const isAlone = depth === 0 && block?.length === 1;
  const errors = [
    ...tooDeep,
    ...checkType(token),
    ...checkHeading(token),
    ...checkLink(token),
    ...checkPicture(token, isAlone),
  ];
  return [...errors.map((error) => ({ ...error, index: offset })), ...findSurplusCells(token, lines)];
}

/** The types of tokens that are errors. */
const REFUSED_TYPES: Readonly<Record<string, readonly [code: string, fix: string]>> = {
  html: ['html', 'Write Markdown.'],
  checkbox: ['checkbox', 'Write the item without it.'],
  def: ['link-definition', 'Write addresses after their words: `[words](/contact/)`.'],
};

function checkType({ type, raw }: Token): Diagnostic<unknown>[] {
  const [code, fix] = REFUSED_TYPES[type] ?? [];
  return code && fix ? [makeError(code, `${inCode(raw.trim(), 40)} doesn't work here.`, fix)] : [];
}

const MAIN_HEADING = makeError('main-heading', 'A main heading (`#`) is the title of the page.', 'Write `##` instead.');
const EMPTY_HEADING = makeError('empty-heading', 'The heading has no words.', 'Write some, or delete it.');
const UNDERLINED_HEADING = makeError(
  'underlined-heading',
  'The line of hyphens below makes a heading of this text.',
  'Write `##` before the text, or an empty line below it.',
);

function checkHeading(token: Token): Diagnostic<unknown>[] {
  if (token.type !== 'heading') return [];
  if (token.depth === 2 && !token.raw.trim().startsWith('#')) return [UNDERLINED_HEADING];
  const isEmpty = !/[\p{L}\p{N}]/u.test(textIn(token));
  return [...(token.depth === 1 ? [MAIN_HEADING] : []), ...(isEmpty ? [EMPTY_HEADING] : [])];
}

function checkLink(token: Token): Diagnostic<unknown>[] {
  if (token.type !== 'link') return [];
  const href: string = token.href;
  const title: string = token.title ?? '';
  const noAddress = `Link to ${inCode(href)}, which is not an address.`;
  const address = 'Write a path such as `/contact/`, or an address that begins with `https://`.';
  const brackets = 'Write some between the square brackets: `[contact us](/contact/)`.';
  const lost = `The words after the address are not shown: ${inCode(title)}.`;
  return [
    ...(href.startsWith('#') || isAddress(href) ? [] : [makeError('invalid-link', noAddress, address)]),
    ...(isVisible(textIn(token)) ? [] : [makeError('empty-link', 'The link has no words.', brackets)]),
    ...(title ? [makeError('link-title', lost, 'Write `[words](/contact/)`.')] : []),
  ];
}

const INLINE_PICTURE = makeError(
  'inline-picture',
  'A picture is inside a sentence, a list, a heading or a table.',
  'Write it on a line of its own, with an empty line above and below.',
);

const ALT_HELP = 'Write what the picture shows, such as "Crates of peaches".';

function checkPicture(token: Token, isAlone: boolean): Diagnostic<unknown>[] {
  if (token.type !== 'image') return [];
  const src: string = token.href;
  const alt: string = token.text;
  const problem = checkAlt({ src, alt });
  const found = problem && makeError('picture-alt', `The alt text ${problem.message}.`, ALT_HELP);
  return [...(isAlone ? [] : [INLINE_PICTURE]), ...(found ? [found] : [])];
}

/** Named references to invisible characters. `decodeReferences` decodes only numeric references. */
const INVISIBLE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwn?j|lrm|rlm);/g;

function textIn(token: Token): string {
  const children = listChildren(token);
  if (children.length > 0) return children.map(textIn).join('');
  return 'text' in token ? decodeReferences(token.text).replace(INVISIBLE, '') : '';
}

/** Markdown drops cells beyond the columns of their table. */
function findSurplusCells(token: Token, lines: PlacedToken['lines']): Diagnostic<InText>[] {
  if (token.type !== 'table') return [];
  const columns: number = token.header.length;
  // The first two lines are the head of the table and the hyphens below it.
  return lines.slice(2).flatMap(({ offset, text }) => {
    // Escaped bars are text; bars at both ends don't start a cell.
    const cells = text
      .replace(/\\./g, 'x')
      .replace(/^\||\|$/g, '')
      .split('|').length;
    const message = `The row has ${cells} cells, but the table has ${columns} columns.`;
    const fix = `Write ${columns} cells, and \`\\|\` for a vertical bar in the text.`;
    return cells > columns ? [{ index: offset, ...makeError('surplus-cells', message, fix) }] : [];
  });
}

const marked = new Marked({
  renderer: {
    // HTML is reported as an error (REFUSED_TYPES).
    html: () => '',
    /** A picture is alone in its paragraph, and needs no `<p>`. */
    paragraph({ tokens }) {
      const text = this.parser.parseInline(tokens);
      return tokens.some(({ type }) => type === 'image') ? text : `<p>${text}</p>\n`;
    },
    image({ href, text, title }) {
      const caption = title ? `<figcaption>${escapeHtml(typeset(title))}</figcaption>` : '';
      return `<figure><img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">${caption}</figure>\n`;
    },
    heading({ depth, tokens, text }) {
      return `<h${depth} id="${makeId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    /** A class for alignment: the attribute that marked writes is obsolete in HTML. */
    tablecell({ header, align, tokens }) {
      const tag = header ? 'th' : 'td';
      const alignment = align === null ? '' : ` class="align-${align}"`;
      return `<${tag}${alignment}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Links stay as written, without the base path. */
export function renderMarkdown(tokens: readonly Token[]): string {
  return marked.parser([...tokens]).trim();
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
