/** Lines as vCards (RFC 2426) and calendars (RFC 5545) are written. */

/** In octets, without the line's end. */
const LONGEST = 75;

/** The text of a file: each line folded, all ended by CR LF. */
export function writeLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A text as a value: what would end or split it is escaped. */
export function escapeValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks a long line between characters, never within one of several octets; the space that goes on counts. */
function fold(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST) {
      rows.push('');
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return rows.join('\r\n ');
}
