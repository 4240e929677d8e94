/** A text as a value in front matter: in the quotes that need the fewest backslashes. */
export function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted === `"${text}"` || text.includes("'") || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? quoted : `'${text}'`;
}
