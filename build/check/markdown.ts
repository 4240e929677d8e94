import { Marked, type Token } from 'marked';
import { AuthorError } from '../errors.ts';
import type { Source } from '../read.ts';
import { positionInBody } from './passages.ts';
import { typeset } from './typeset.ts';

const SAFE_LINK = /^(\/|#|https:\/\/|mailto:|tel:)/;

/**
 * Takes the text of a source apart, and typesets its words. What cannot be published under the site's
 * content policy is a fault: HTML, scripts, a second main heading.
 */
export function lexMarkdown(source: Source): { tokens: Token[]; faults: AuthorError[] } {
  const faults: AuthorError[] = [];
  const marked = new Marked();
  const tokens = marked.lexer(source.body);
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'text' && !token.tokens) token.text = typeset(token.text);
    const message = findFault(token);
    if (message === undefined) return;
    const position = positionInBody(source, Math.max(0, source.body.indexOf(token.raw.trim())));
    faults.push(new AuthorError(source.file, position, `text: ${message}`));
  });
  return { tokens: [...tokens], faults };
}

function findFault(token: Token): string | undefined {
  if (token.type === 'html') return `found HTML (${token.raw.trim().slice(0, 40)}), write Markdown`;
  if (token.type === 'image') return 'found a picture, name it in the front matter: picture: { src: …, alt: … }';
  if (token.type === 'heading' && token.depth === 1) {
    return 'found a main heading (#), write ## instead: the title of the page is its main heading';
  }
  if (token.type === 'link' && !SAFE_LINK.test(token.href)) {
    return `found a link to "${token.href}", write a path such as /contact/ or an address that begins with https://`;
  }
  return undefined;
}
