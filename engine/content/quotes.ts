import { smartypants } from 'smartypants';

/**
 * Curls the quotation marks of a whole paragraph. Of what comes back only they are taken, sign for sign, and what
 * SmartyPants would take for HTML or an escape is a letter to it.
 */
export function curlQuotes(text: string): string {
  // Most texts have none.
  if (!/["']/.test(text)) return text;
  const plain = text
    .replace(/[<>&\\]/g, 'x')
    .replace(/[–—]/g, '-')
    .replace(/[“‘]/g, '(');
  // At the very beginning it would close a quotation that begins with a sign.
  const curled = smartypants(` ${plain}`, 'q').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return text.replace(/["']/g, (_, index) => curled.charAt(index + 1));
}
