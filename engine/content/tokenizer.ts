import type { Tokens } from 'marked';

/** A URL without brackets, up to a character that is more likely to belong to the sentence, such as a curly quotation mark. */
const URL_START = /^(?:https?:\/\/|www\.)[\w.-]+(?::\d+)?(?:[/?#][\w.~:/?#[\]@!$&'()*+,;=%-]*)?/i;
/** The punctuation of the sentence, a possessive "'s", and a bracket that the URL does not open. */
const URL_END = /(?:[.,:;!?'*_~]|'s|(?<!\([^()]*)\))+$/;

/** Where this site's Markdown differs from that of marked. For a build, and for the editor. */
export const TOKENIZER = {
  /** Other addresses, such as ada@example.com, are left to marked. */
  url(src: string): Tokens.Link | false {
    const raw = URL_START.exec(src)?.[0].replace(URL_END, '') ?? '';
    if (raw === '') return false;
    const href = raw.toLowerCase().startsWith('www.') ? `http://${raw}` : raw;
    return { type: 'link', raw, href, text: raw, tokens: [{ type: 'text', raw, text: raw }] };
  },
  /** Strikes out only between two tildes on each side: one alone is a range, as in "Monday~Friday". */
  del: (text: string): false | undefined => (text.startsWith('~~') ? false : undefined),
};
