import type { ToUrl } from './urls.ts';

/** The text of an entry with the base path in its links to paths of this site. */
export function placeText(html: string, toUrl: ToUrl): string {
  // Nothing but an attribute can hold this: the quotation marks of texts are escaped.
  return html.replaceAll('href="/', `href="${toUrl('/')}`);
}
