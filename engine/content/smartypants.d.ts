/** SmartyPants ships no types: the part of it that this site uses, at version 0.2.2. */
declare module 'smartypants' {
  /** @param attributes "q" curls quotation marks and does no more; the marks come back as entities */
  export function smartypants(text: string, attributes: 'q'): string;
}
