/** Escapes text for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A numeric character reference, e.g. "&#8203;" or "&#x200B;". */
export const CHARACTER_REFERENCE = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** Decodes numeric character references. */
export function decodeReferences(text: string): string {
  return text.replace(CHARACTER_REFERENCE, (_, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}
