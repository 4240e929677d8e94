import { Marked, type Tokens, type TokensList } from 'marked';

/** A URL without brackets, up to a character that is more likely to belong to the sentence, such as a curly quotation mark. */
const URL_START = /^(?:https?:\/\/|www\.)[\w.-]+(?::\d+)?(?:[/?#][\w.~:/?#[\]@!$&'()*+,;=%-]*)?/i;
/** The punctuation of the sentence, a possessive "'s", and a bracket that the URL does not open. */
const URL_END = /(?<=((?:[.,:;!?'*_~]|'s|(?<!\([^()]*)\))*))/y;

/** Reads backward from the end: a search from the start would take time that grows with the square of the length. */
function trimUrl(url: string): string {
  URL_END.lastIndex = url.length;
  const [, end = ''] = URL_END.exec(url) ?? [];
  return url.slice(0, url.length - end.length);
}

/** Where this site's Markdown differs from that of marked. For a build, and for the editor. */
export const TOKENIZER = {
  /** Other addresses, such as ada@example.com, are left to marked. */
  url(src: string): Tokens.Link | false {
    const raw = trimUrl(URL_START.exec(src)?.[0] ?? '');
    if (raw === '') return false;
    const href = raw.toLowerCase().startsWith('www.') ? `http://${raw}` : raw;
    return { type: 'link', raw, href, text: raw, tokens: [{ type: 'text', raw, text: raw }] };
  },
  /** Strikes out only between two tildes on each side: one alone is a range, as in "Monday~Friday". */
  del: (text: string): false | undefined => (text.startsWith('~~') ? false : undefined),
};

/** With ordinary spaces after the marks that begin a line, where word processors write no-break spaces. Keeps all positions. */
export function toPlainSpaces(body: string): string {
  return body.replace(
    /^([ \u00A0]*(?:[-+*>]|\d{1,9}[.)]|#{1,6}))\u00A0/gm,
    (_, mark: string) => `${mark.replaceAll('\u00A0', ' ')} `,
  );
}

const marked = new Marked({ tokenizer: TOKENIZER });

/** Markdown → tokens, as a build reads it. */
export function readTokens(body: string): TokensList {
  return marked.lexer(toPlainSpaces(body));
}
