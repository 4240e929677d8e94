import { Marked } from 'marked';
import type { Diagnostic, TextFinding } from '../core/diagnostics.ts';
import { NUMBERED_SIGN, writeOutSigns } from '../core/html.ts';
import { BLANK, findMarksInText } from './marks.ts';
import { findAbyss } from './nesting.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { Source } from './source.ts';
import { findTokenErrors, TOO_DEEP } from './token-errors.ts';
import { childrenOf, type PlacedToken, placeTokens } from './tokens.ts';
import { typesetTokens } from './typeset.ts';
import { findUnwanted } from './unwanted.ts';

/**
 * The text of a source as HTML, its words typeset, its links without the base path. What cannot be published under the
 * site's content policy is a fault, and what would not be shown, or as it was typed.
 */
export function readMarkdown(source: Source): { html: string; errors: Diagnostic[] } {
  const { body, file, positionInBody } = source;
  const place = ({ index, message, ...finding }: TextFinding) => ({
    ...{ file, position: positionInBody(index), path: [] },
    ...{ ...finding, message: `text: ${message}` },
  });
  const abyss = findAbyss(body);
  if (abyss !== undefined) return { html: '', errors: [place({ index: abyss, ...TOO_DEEP })] };

  const tokens = new Marked().lexer(body);
  const placed = placeTokens(tokens, body);
  const words = keepWords(body, placed);
  const errors = [...placed.flatMap(findTokenErrors), ...findMarksInText(words, body), ...findUnwantedNumbers(words)];
  typesetTokens(placed);
  return { html: renderMarkdown(tokens), errors: errors.map(place) };
}

/** The text with each sign that is not read as a word blanked: marks of form, code, and what a backslash stands before. */
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

function findUnwantedNumbers(words: string): TextFinding[] {
  return [...words.matchAll(NUMBERED_SIGN)].flatMap(({ 0: number, index }) =>
    findUnwanted(writeOutSigns(number)).map((finding) => ({ ...finding, index })),
  );
}
