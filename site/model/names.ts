/** Splits off the last word, e.g. "Carol Ann Pruitt" → "Carol Ann", "Pruitt". */
export function splitName(name: string): { given: string; family: string } {
  const words = name.split(/\s+/);
  return { given: words.slice(0, -1).join(' ') || name, family: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
