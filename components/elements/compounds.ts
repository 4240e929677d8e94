/** A word such as "low-priced" or "new-stores", whose hyphen must not end a line; a longer one may be parted. */
const COMPOUND = /(?<=^|\s)([\p{L}\d]{1,5}-\p{L}{1,7})(?=$|[\s.,:;?])/gu;

/** A text in parts; every second part must stay on one line. */
export function splitCompounds(text: string): string[] {
  return text.split(COMPOUND);
}

/** The same for HTML; tags stay as they are. */
export function markCompounds(html: string): string {
  return html.replace(/(?<=>)[^<]+/g, (words) => words.replace(COMPOUND, '<span class="unparted">$1</span>'));
}
