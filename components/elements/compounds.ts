/** A short word with a hyphen, such as "low-priced". No line may end at its hyphen. */
const COMPOUND = /(?<=^|\s)([\p{L}\d]{1,5}-\p{L}{1,7})(?=$|[\s.,:;?])/gu;

/** Splits a text into plain parts and compounds in turn. */
export function splitCompounds(text: string): string[] {
  return text.split(COMPOUND);
}

/** Keeps each compound in HTML on one line. */
export function markCompounds(html: string): string {
  return html.replace(/(?<=>)[^<]+/g, (text) => text.replace(COMPOUND, '<span class="nowrap">$1</span>'));
}
