/** Lines of vCards (RFC 2426) and calendars (RFC 5545). */

/** In octets, without the line end. */
const MAX_OCTETS = 75;

/** The text of a file: lines are folded and end with CR LF. */
export function formatLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Escapes characters that would end or split a value. */
export function escapeValue(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Breaks long lines, never inside a character. The space that begins a continued line counts. */
function fold(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      rows.push('');
      octets = 1;
    }
    rows[rows.length - 1] += character;
    octets += size;
  }
  return rows.join('\r\n ');
}
